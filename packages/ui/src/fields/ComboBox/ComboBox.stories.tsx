import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ComboBox } from './index.ts';

const customers = [
  { id: 1, label: 'Ada Byron', description: '1710034065' },
  { id: 2, label: 'Inés Cárdenas', description: '0912345678' },
  { id: 3, label: 'Transportes del Austro y Asociados Compañía Limitada', description: '0190123456001' },
];

const meta = {
  title: 'Components/Fields/ComboBox',
  tags: ['stable'],
  component: ComboBox,
  args: { label: 'Customer', items: customers, onChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accents and case do not matter. */
export const Searches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Customer' }), 'ines');
    await userEvent.click(await screen.findByRole('option', { name: /Inés Cárdenas/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2, customers[1]);
  },
};
export const Open: Story = {
  tags: ['snapshot'],
  args: { createAction: { label: 'New customer…', onAction: fn() } },
  parameters: { snapshot: { width: 480, height: 360 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Customer' }));
    await expect(await screen.findByRole('option', { name: /New customer/ })).toBeVisible();
  },
};
const onCreate = fn();
export const CreatesByKeyboard: Story = {
  args: { createAction: { label: 'New customer…', onAction: onCreate } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Customer' }), 'Grace');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onCreate).toHaveBeenLastCalledWith('Grace');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** What was typed is marked in what it found, and what fits best comes first. */
export const Marks: Story = {
  args: {
    items: [
      { id: 1, label: 'Carosio Cía. Ltda.', description: '1790012345001 · Cuenca' },
      { id: 2, label: 'Jorge Villacís Rosero', description: '1710034065 · Quito' },
      { id: 3, label: 'Rosa Elena Ayala', description: '0912345678 · Guayaquil' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Customer' }), 'ros');
    const found = await screen.findAllByRole('option');
    await expect(found.map((option) => option.querySelector('mark')?.textContent)).toEqual(['Ros', 'Ros', 'ros']);
    await expect(found[0]).toHaveTextContent('Rosa Elena Ayala');
    await expect(found[1]).toHaveTextContent('Jorge Villacís Rosero');
  },
};
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Customer' }), 'zzz');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
  },
};
/** The choices stand beside the field, so they close where only the field is scrolled away; what was typed stays. */
export const ScrolledWhileTyping: Story = {
  decorators: [
    (Story) => (
      <section aria-label="Fields" style={{ blockSize: '12rem', overflow: 'auto' }}>
        <div style={{ minBlockSize: '40rem' }}>{Story()}</div>
      </section>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await userEvent.type(field, 'In');
    canvas.getByRole('region', { name: 'Fields' }).scrollBy(0, 20);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('es');
    await expect(field).toHaveValue('Ines');
    await expect(await screen.findByRole('option', { name: /Inés Cárdenas/ })).toBeVisible();
  },
};
/** The caller searches; what is chosen shows although its page is not loaded. */
export const ByTheCaller: Story = {
  args: { value: 99, valueLabel: 'Charles Babbage', onInputChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await waitFor(() => expect(field).toHaveValue('Charles Babbage'));
    await userEvent.clear(field);
    await userEvent.type(field, 'x');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('x');
    await expect(await screen.findAllByRole('option')).toHaveLength(customers.length);
  },
};
export const Loading: Story = {
  args: { items: [], isLoading: true, onInputChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Customer' }));
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
  },
};
export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Select a contractor.' } };
/** The choice can be read and copied; there is nothing to open. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 1 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await userEvent.click(field);
    await userEvent.keyboard('x{ArrowDown}');
    await expect(field).toHaveValue('Ada Byron');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: 1 } };
