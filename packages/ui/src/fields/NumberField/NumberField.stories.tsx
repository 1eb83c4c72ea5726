import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './index.ts';

const meta = {
  title: 'Components/Fields/NumberField',
  tags: ['stable'],
  component: NumberField,
  args: { label: 'Notification days', defaultValue: 30, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Notification days' });
    await userEvent.clear(field);
    await userEvent.type(field, '45');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(45);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const Steppers: Story = {
  args: { hasSteppers: true, minValue: 1, maxValue: 12, defaultValue: 11 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByRole('button', { name: /Increase/ })).toBeDisabled();
  },
};
/** What is typed beyond the bounds is kept, and the bounds are said. */
export const OutOfBounds: Story = {
  args: { label: 'Payment day', minValue: 1, maxValue: 31, defaultValue: 15 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Payment day' });
    await userEvent.clear(field);
    await userEvent.type(field, '45');
    await userEvent.tab();
    await expect(field).toHaveValue('45');
    await expect(args.onChange).toHaveBeenLastCalledWith(45);
    await expect(await canvas.findByText('Enter a number between 1 and 31')).toBeVisible();
  },
};
export const Year: Story = { args: { label: 'Year', isGrouped: false, defaultValue: 2026 } };
export const Invalid: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { errorMessage: 'Choose from 1 to 365 days.' },
};
export const Disabled: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { isDisabled: true },
};
/** The unit is heard with the field. */
export const WithUnit: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { suffix: 'days' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notification days' })).toHaveAccessibleDescription('days');
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
