import type { DashboardQueueItem } from '@corredor/core/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onDay } from '../../testing/index.ts';
import { QueueView } from './QueueBlock.tsx';
import { noQueue, someQueue } from './queue.fixtures.ts';

const meta = {
  title: 'Screens/Dashboard/QueueBlock',
  component: QueueView,
  beforeEach: onDay('2026-02-10'),
  args: {
    state: { status: 'ready', record: someQueue() },
    onPay: fn(),
    onComplete: fn(),
    canMove: true,
    onRetry: fn(),
  },
} satisfies Meta<typeof QueueView>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofKind = (kind: DashboardQueueItem['kind']) => someQueue().items.filter((item) => item.kind === kind);

/** One action a row, each leading where it is done, and the keys go through them. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 760, height: 720 } },
  play: async ({ args, canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Today' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    const [first] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'Clínica Santa Aurora S.A.Without cover · 7 dAM-2026-00447 · Pichincha del Valle · since 3 Feb$1,980.00net premiumEnable',
    );
    await expect(list.getByRole('link', { name: 'Enable: Clínica Santa Aurora S.A., AM-2026-00447' })).toHaveAttribute(
      'href',
      '/app/management/policies/131?move=true',
    );
    await expect(
      list.getByRole('link', { name: 'Renew: Panificadora La Espiga Dorada Cía. Ltda., IN-2025-00402' }),
    ).toHaveAttribute('href', '/app/management/policies/104?move=true');
    await expect(list.getByRole('link', { name: 'Review: Ana Lucía Cevallos Mora, VH-2026-00418' })).toHaveAttribute(
      'href',
      '/app/management/movements?detail=62',
    );
    await expect(list.getByText('VH-2026-00418 · Exclusion 2 · Pichincha del Valle since 30 Jan')).toBeVisible();
    const [pay] = list.getAllByRole('button', { name: /^Register payment: / });
    pay?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(list.getByRole('button', { name: 'Complete: Llamar por la renovación' }));
    await expect(args.onComplete).toHaveBeenCalledWith(expect.objectContaining({ id: 51 }));
    await userEvent.keyboard('{End}k');
    await waitFor(() =>
      expect(list.getAllByRole('listitem').at(-2)).toContainElement(document.activeElement as HTMLElement),
    );
    await expect(canvas.getByRole('link', { name: '2 more tasks' })).toHaveAttribute('href', '/app/management/tasks');
    await expect(canvas.getByRole('link', { name: '2 more delayed instalments' })).toHaveAttribute(
      'href',
      '/app/management/payments?status=delayed',
    );
    await expect(canvas.getByRole('link', { name: '12 more instalments near expiry' })).toHaveAttribute(
      'href',
      '/app/management/payments?status=near_expiry',
    );
    // As many as the figure above the queue tells.
    await expect(canvas.getByRole('link', { name: '3 expired and undecided in all' })).toBeVisible();
  },
};
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: { snapshot: { width: 760, height: 720 } },
  play: async ({ canvas }) => expect(await canvas.findByText('Hoy', { selector: 'h2' })).toBeVisible(),
};
export const Phone: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 360, height: 1400 } },
};
/** Whoever may not collect or renew sees what waits, and where it stands. */
export const Restricted: Story = {
  args: { onPay: undefined, canMove: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Clínica Santa Aurora S.A.' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Register payment/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^(Enable|Renew)/ })).toBeNull();
  },
};
/** A part has been paid; what is left is what is at risk. */
export const PaidInPart: Story = {
  args: {
    state: {
      status: 'ready',
      record: someQueue({
        items: ofKind('instalment')
          .slice(0, 1)
          .flatMap((item) =>
            item.payment
              ? [{ ...item, at_risk: '20.00', payment: { ...item.payment, paid_amount: '29.92', balance: '20.00' } }]
              : [],
          ),
      }),
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/\$29\.92|29\.92 of/)).toBeVisible(),
};
/** Nothing waits: it says so. */
export const NothingWaits: Story = {
  args: { state: { status: 'ready', record: noQueue } },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 760, height: 180 } },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing pending for today')).toBeVisible(),
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', message: 'An unexpected error occurred', isMissing: false, isForbidden: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
