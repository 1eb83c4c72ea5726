import { aCustomer } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, empty } from '../../testing/index.ts';
import { CustomerDialog } from './CustomerDialog.tsx';

const meta = {
  title: 'Screens/Customers/CustomerDialog',
  component: CustomerDialog,
  parameters: answers(empty('listCustomers'), answering('createCustomer', aCustomer())),
  args: { start: { name: 'Ana Lucía', roles: ['contractor', 'payer'] }, onCreated: fn(), onClose: fn() },
} satisfies Meta<typeof CustomerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Starts with what was typed and the role that is wanted, and hands the new customer over. */
export const New: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Ana Lucía');
    await userEvent.type(screen.getByRole('textbox', { name: 'Identification number' }), '1710034065');
    await userEvent.click(screen.getByRole('button', { name: 'Create customer' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith({ id: 41, name: 'Ana Lucía Cevallos Mora' }));
  },
};
