import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Select } from './index.ts';

const items = [
  { id: 'cash', label: 'Cash' },
  { id: 'transfer', label: 'Transfer', description: 'To the account of the insurer' },
  { id: 'card', label: 'Card' },
  { id: 'check', label: 'Check', isDisabled: true },
];

const meta = {
  title: 'Components/Fields/Select',
  tags: ['stable'],
  component: Select,
  args: { label: 'Payment method', items, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ['snapshot'],
  args: { defaultValue: 'card' },
  parameters: { snapshot: { width: 480, height: 360 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }));
    await expect(await screen.findByRole('option', { name: 'Card' })).toHaveAttribute('aria-selected', 'true');
  },
};
/** Letters jump, Enter chooses, and the form has the id. */
export const ByKeyboard: Story = {
  args: { name: 'payment_method' },
  render: (args) => (
    <form aria-label="Payment">
      <Select {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('tr{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('payment_method')).toBe('transfer');
  },
};
export const WithNone: Story = {
  args: { emptyLabel: 'Any method', value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Any method/ })).toBeVisible();
  },
};
/** Titles stand between the choices, and letters find those of every group. */
export const InGroups: Story = {
  tags: ['snapshot'],
  args: {
    items: [
      { id: 'cash', label: 'Cash', group: 'At the counter' },
      { id: 'check', label: 'Check', description: 'Counts once it is cleared', group: 'At the counter' },
      { id: 'transfer', label: 'Transfer', description: 'To the account of the insurer', group: 'From afar' },
      { id: 'card', label: 'Card', group: 'From afar' },
    ],
  },
  parameters: { snapshot: { width: 480, height: 420 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('group', { name: 'From afar' })).toBeVisible();
    await userEvent.keyboard('tr{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('transfer');
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }));
    await screen.findByRole('listbox');
  },
};
export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Select a payment method.' } };
export const Disabled: Story = { args: { isDisabled: true, value: 'cash' } };
