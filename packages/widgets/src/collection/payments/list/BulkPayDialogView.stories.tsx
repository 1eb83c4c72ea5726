import { aPayment } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { seeLeaving } from '../../../frames/leaving/leaving.fixtures.ts';
import { BulkPayDialogView } from './BulkPayDialogView.tsx';

const meta = {
  title: 'Screens/Payments/BulkPayDialogView',
  component: BulkPayDialogView,
  args: { count: 14, onPay: fn(), onClose: fn() },
} satisfies Meta<typeof BulkPayDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a method nothing starts. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Transfer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Register payment' }));
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ payment_method: 'transfer' }));
  },
};
/** A choice that was made is not lost by Escape or Cancel: it asks first, and only then. */
export const Leaving: Story = {
  play: ({ args, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: () => screen.findByRole('dialog'),
        change: () => userEvent.click(screen.getByRole('radio', { name: 'Transfer' })),
        isKept: async () => expect(screen.getByRole('radio', { name: 'Transfer' })).toBeChecked(),
        isClosed: async (times) => expect(args.onClose).toHaveBeenCalledTimes(times),
      },
    ),
};
const row = (id: number, payer: string, over = {}) =>
  aPayment({ id, policy_id: id, amount: '284.81', payer: { id: payer.length, name: payer }, ...over });
/** The sum and who pays it, of those that can be paid. */
export const Sum: Story = {
  globals: { locale: 'es' },
  args: {
    count: 4,
    rows: [
      row(1, 'Rosa Elena Núñez Tapia'),
      row(2, 'Rosa Elena Núñez Tapia'),
      row(3, 'Clínica Santa Aurora'),
      row(4, 'Ferretería El Tornillo', { is_paid: true, status: 'paid', allowed_actions: ['update', 'unpay'] }),
    ],
  },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText('3 cuotas · $854,43 · 3 pólizas')).toBeVisible();
    await expect(dialog.getByText('Pagan: Rosa Elena Núñez Tapia y Clínica Santa Aurora')).toBeVisible();
    await expect(dialog.getByText('Una cuota que no se puede pagar queda como está.')).toBeVisible();
  },
};
