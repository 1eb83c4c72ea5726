import { aPage, aPayment } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  answering,
  answers,
  besideText,
  empty,
  failing,
  onDay,
  resolving,
  slow,
  withToasts,
} from '../../testing/index.ts';
import { DuePayments } from './index.ts';

const rosa = { id: 51, name: 'Rosa Elena Andrade' };
const rows = [
  aPayment({ id: 1, status: 'delayed', due_date: '2026-01-15' }),
  aPayment({
    id: 2,
    number: 3,
    status: 'near_expiry',
    due_date: '2026-02-14',
    payer_id: 51,
    payer: rosa,
    policy_number: 'IN-2026-7',
  }),
];
const sent = fn();
let left = rows;
const list = resolving('listPayments', ({ request }) => {
  const query = new URL(request.url).searchParams;
  // How the payer paid last is asked for once somebody pays.
  if (query.get('status') === 'paid')
    return HttpResponse.json(aPage([aPayment({ is_paid: true, payment_method: 'transfer' })]));
  return HttpResponse.json(aPage(left));
});
const meta = {
  title: 'Screens/Payments/DuePayments',
  component: DuePayments,
  decorators: [withToasts],
  beforeEach: () => {
    left = rows;
    sent.mockClear();
    return onDay('2026-02-10')();
  },
  parameters: answers(
    list,
    resolving('payInstalment', async ({ request }) => {
      sent(await request.json());
      left = rows.slice(1);
      return HttpResponse.json(aPayment({ id: 1, status: 'paid', is_paid: true }));
    }),
  ),
} satisfies Meta<typeof DuePayments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid in its row: the method of the last time is taken already; then the next row has the focus. */
export const PaidInItsRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: 'Register payment: Ana Lucía Cevallos Mora, VH-2026-00418' });
    pay.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Register payment' }));
    await dialog.findByRole('radio', { name: 'Transfer' });
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Transfer' })).toBeChecked());
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Transfer' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ payment_method: 'transfer' })));
    const next = await canvas.findByRole('button', { name: 'Register payment: Rosa Elena Andrade, IN-2026-7' });
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Register payment/ })).toHaveLength(1));
    await waitFor(() => expect(next).toHaveFocus());
  },
};
/** Who pays, how late it is, and how much. */
export const Ready: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: { snapshot: { width: 1130, height: 420 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rosa Elena Andrade' })).toHaveAttribute(
      'href',
      '/app/management/payments/2',
    );
    await expect(canvas.getByRole('link', { name: 'See all that is to be collected' })).toHaveAttribute(
      'href',
      '/app/management/payments?status=unpaid',
    );
  },
};
/** Who may not collect reads. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rosa Elena Andrade' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
/** Nothing is to be collected: it takes no place. */
export const Nothing: Story = {
  decorators: besideText,
  parameters: answers(empty('listPayments')),
  play: async ({ canvas }) => {
    await canvas.findByText('there');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'To collect first' })).not.toBeInTheDocument());
  },
};
export const Loading: Story = { parameters: answers(slow('listPayments')) };
export const Failed: Story = {
  parameters: answers(failing('listPayments', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** Long names and great amounts. */
export const Cruel: Story = {
  parameters: answers(
    answering(
      'listPayments',
      aPage([
        aPayment({
          payer: {
            id: 41,
            name: 'Transportes interprovinciales y servicios complementarios del Austro Compañía Limitada '.repeat(2),
          },
          amount: '123456789.12',
          status: 'delayed',
          due_date: '2024-01-15',
        }),
      ]),
    ),
  ),
};
