import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DecimalField } from './index.ts';

const meta = {
  title: 'Components/Fields/DecimalField',
  tags: ['stable'],
  component: DecimalField,
  args: { label: 'Weight', suffix: 'kg', places: 3, defaultValue: '12.5', onChange: fn() },
} satisfies Meta<typeof DecimalField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The unit is heard with the field, and what is beyond the last place is rounded half up. */
export const ThreePlaces: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await expect(field).toHaveValue('12.50');
    await expect(field).toHaveAccessibleDescription('kg');
    await userEvent.clear(field);
    await userEvent.type(field, '2.0005');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2.001');
    await expect(field).toHaveValue('2.001');
  },
};
export const Negative: Story = { args: { isNegativeAllowed: true, defaultValue: '-4', label: 'Correction' } };
export const Invalid: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { errorMessage: 'Enter a weight above zero.' },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Disabled: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { isDisabled: true },
};
