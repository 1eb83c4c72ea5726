import { aCustomer, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, empty, failing } from '../testing/index.ts';
import { CustomersScreen } from './CustomersScreen.tsx';

const company = aCustomer({
  id: 43,
  name: 'Transportes del Austro Cía. Ltda.',
  legal_type: 'legal',
  identification_type: 'ruc',
  identification: '0190123456001',
  roles: ['contractor', 'payer'],
  email: 'gerencia@transaustro.ec',
  city: 'Cuenca',
});
const onGo = fn();
const meta = {
  title: 'Screens/CustomersScreen',
  component: CustomersScreen,
  parameters: {
    start: '/app/management/customers',
    onGo,
    ...answers(answering('listCustomers', aPage([aCustomer(), company])), answering('getCustomer', aCustomer())),
  },
  beforeEach: () => void onGo.mockClear(),
} satisfies Meta<typeof CustomersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {
  globals: { locale: 'es' },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1440, height: 900 } },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' })),
};
/** Adds customers but deletes none. */
export const Assistant: Story = {
  globals: { role: 'assistant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'New customer' })).toBeVisible();
  },
};
/** Reads everything, changes nothing: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' }));
    const panel = await screen.findByRole('dialog', { name: 'Ana Lucía Cevallos Mora' });
    await expect(within(panel).getByText('1712845633')).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Edit|New customer/ })).not.toBeInTheDocument();
  },
};
/** The detail keeps the list's search in its address. */
export const Detail: Story = {
  parameters: { start: '/app/management/customers?search=ana' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' }));
    await expect(onGo).toHaveBeenCalledWith('/app/management/customers?search=ana&detail=41');
    const panel = await screen.findByRole('dialog', { name: 'Ana Lucía Cevallos Mora' });
    await expect(within(panel).getByRole('link', { name: 'Emilia Andrade Cevallos' })).toBeVisible();
  },
};
/** The insureds of the menu: the filter stands in the address and as a chip. */
export const Insureds: Story = {
  parameters: { start: '/app/management/customers?role=insured' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Role: Insured/ }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/management/customers'));
  },
};
/** A customer whom policies need stays, and the dialog says what holds on to them. */
export const Held: Story = {
  parameters: answers(
    answering('listCustomers', aPage([aCustomer()])),
    failing('deleteCustomer', 409, {
      code: 'in_use',
      detail: 'It cannot be deleted because other records use it.',
      held_by: [
        { model: 'policy', count: 2 },
        { model: 'dependent', count: 1 },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Ana Lucía Cevallos Mora' });
    await userEvent.click(canvas.getByRole('button', { name: /Actions|More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete customer' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete customer' }));
    await expect(await within(question).findByText('2 policies depend on it.')).toBeVisible();
    await expect(within(question).getByText('1 dependent depends on it.')).toBeVisible();
  },
};
export const Empty: Story = { parameters: answers(empty('listCustomers')) };
export const Failed: Story = { parameters: answers(failing('listCustomers', 500)) };
