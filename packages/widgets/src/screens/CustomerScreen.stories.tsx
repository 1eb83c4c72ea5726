import { aCustomer } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answering, answers, empty, failing, slow } from '../testing/index.ts';
import { CustomerScreen } from './CustomerScreen.tsx';

const known = [answering('getCustomer', aCustomer()), empty('listCustomers')];
const meta = {
  component: CustomerScreen,
  parameters: { start: '/app/management/customers/41/update', ...answers(...known) },
} satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  parameters: { start: '/app/management/customers/create', snapshot: { width: 1440, height: 1700 } },
  tags: ['snapshot'],
};
export const Update: Story = { args: { id: 41 }, globals: { locale: 'es' } };
/** Leaving with unsaved input asks first. */
export const Guarded: Story = {
  args: { id: 41 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full name' }), ' de Ruiz');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana Lucía Cevallos Mora de Ruiz'),
    );
  },
};
/** Somebody else saved meanwhile: both versions are shown, and one's own can be kept. */
export const ChangedMeanwhile: Story = {
  args: { id: 41 },
  parameters: answers(
    answering('getCustomer', aCustomer({ identification: '1710034065' })),
    empty('listCustomers'),
    failing('updateCustomer', 412, {
      code: 'version_conflict',
      detail: 'Somebody else changed this record.',
      current: { ...aCustomer({ version: 3, identification: '1710034065', city: 'Ambato', dependents: [] }) },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Street and number' }), ' y Sucre');
    await userEvent.click(canvas.getByRole('button', { name: 'Save customer' }));
    await expect(await screen.findByText('Ambato')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Ambato'));
  },
};
export const Loading: Story = { args: { id: 41 }, parameters: answers(slow('getCustomer')) };
export const Missing: Story = {
  args: { id: 99 },
  parameters: answers(failing('getCustomer', 404, { code: 'not_found', detail: 'Customer not found' })),
};
export const Failed: Story = { args: { id: 41 }, parameters: answers(failing('getCustomer', 500)) };
