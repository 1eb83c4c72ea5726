import { aPage, aPayment } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { besideText, onDay } from '../../testing/index.ts';
import { CollectView } from './CollectBlock.tsx';

const rosa = { payer_id: 51, payer: { id: 51, name: 'Rosa Elena Andrade' }, policy_number: 'IN-2026-7' };
const late = aPayment({ id: 1, status: 'delayed', due_date: '2026-01-15' });
const near = aPayment({ id: 2, number: 3, status: 'near_expiry', due_date: '2026-02-14', ...rosa });
const longName = 'Transportes interprovinciales y servicios complementarios del Austro Compañía Limitada '.repeat(2);

const meta = {
  title: 'Screens/Dashboard/CollectBlock',
  component: CollectView,
  beforeEach: onDay('2026-02-10'),
  args: { state: { status: 'ready', record: aPage([late, near]) }, onPay: fn(), onRetry: fn() },
} satisfies Meta<typeof CollectView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who pays, how late it is, and how much; each is paid in its row. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1130, height: 320 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Delayed · 26 d')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rosa Elena Andrade' })).toHaveAttribute(
      'href',
      '/app/management/payments/2',
    );
    await expect(canvas.getByRole('link', { name: 'See all that is to be collected' })).toHaveAttribute(
      'href',
      '/app/management/payments?status=unpaid',
    );
    const pay = canvas.getByRole('button', { name: 'Register payment: Rosa Elena Andrade, IN-2026-7' });
    await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledWith(near);
    pay.blur();
  },
};
/** Who may not collect reads; of what is partly paid the balance counts, and the part is told. */
export const Viewer: Story = {
  args: {
    onPay: undefined,
    state: { status: 'ready', record: aPage([aPayment({ id: 1, paid_amount: '20.00', status: 'delayed' }), near]) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$29.92')).toBeVisible();
    await expect(canvas.getByText(/paid 20\.00 of 49\.92$/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Rosa Elena Andrade' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** Nothing is to be collected: it takes no place. */
export const Nothing: Story = {
  args: { state: { status: 'ready', record: aPage([]) } },
  decorators: besideText,
  play: async ({ canvas }) => {
    await canvas.findByText('there');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'To collect first' })).not.toBeInTheDocument());
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed', message: 'An error occurred', isMissing: false, isForbidden: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Long names and great amounts. */
export const Cruel: Story = {
  args: {
    state: {
      status: 'ready',
      record: aPage([
        aPayment({
          payer: { id: 41, name: longName },
          amount: '123456789.12',
          status: 'delayed',
          due_date: '2024-01-15',
        }),
      ]),
    },
  },
};
