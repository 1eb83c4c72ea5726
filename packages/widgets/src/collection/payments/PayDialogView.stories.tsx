import { aPayment, aRefusal } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onDay } from '../../testing/index.ts';
import { PayDialogView } from './PayDialogView.tsx';

const meta = {
  title: 'Screens/Payments/PayDialogView',
  component: PayDialogView,
  beforeEach: onDay('2026-02-10'),
  args: { payment: aPayment(), isSaving: false, error: null, onPay: fn(), onClose: fn() },
} satisfies Meta<typeof PayDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent before a payment method is chosen; the day is today unless somebody says otherwise. */
export const AsksForMethod: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Register payment' }));
    await expect(await screen.findByText('Select a payment method')).toBeVisible();
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Transfer' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Invoice number' }), '001-002-0003');
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await expect(args.onPay).toHaveBeenCalledWith({
      payment_method: 'transfer',
      payment_date: '2026-02-10',
      invoice_number: '001-002-0003',
    });
  },
};
/** It begins at the method, not at the button that closes it. */
export const BeginsAtMethod: Story = {
  args: { payment: aPayment({ payment_method: 'transfer' }) },
  play: async () => waitFor(() => expect(screen.getByRole('radio', { name: 'Transfer' })).toHaveFocus()),
};
/** How the payer paid last is taken as the answer, and can be changed from there. */
export const AsLastTime: Story = {
  args: { lastMethod: 'transfer' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Transfer' })).toHaveFocus());
    await expect(screen.getByText('As Ana Lucía Cevallos Mora paid last')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Register payment' }));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ payment_method: 'cash' })));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const Ready: Story = { globals: { locale: 'es', theme: 'dark' } };
export const Saving: Story = { args: { isSaving: true } };
export const Failed: Story = { args: { error: aRefusal(409, 'already_paid', { detail: 'It cannot be paid.' }) } };
export const ChangedMeanwhile: Story = { args: { error: aRefusal(412, 'stale', { detail: 'It cannot be paid.' }) } };
