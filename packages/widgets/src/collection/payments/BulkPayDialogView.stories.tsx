import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
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
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Transfer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ payment_method: 'transfer' }));
  },
};
