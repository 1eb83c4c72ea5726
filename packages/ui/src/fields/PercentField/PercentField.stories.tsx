import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PercentField } from './index.ts';

const meta = {
  title: 'Components/Fields/PercentField',
  tags: ['stable'],
  component: PercentField,
  args: { label: 'Commission', onChange: fn() },
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Commission' }), '12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.50');
  },
};
export const Invalid: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { defaultValue: '120', errorMessage: 'Percentages may not pass 100.' },
};
export const ReadOnly: Story = { args: { defaultValue: '12.5', isReadOnly: true } };
export const Disabled: Story = { args: { defaultValue: '12.5', isDisabled: true } };
