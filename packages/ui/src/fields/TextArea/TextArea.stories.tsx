import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './index.ts';

const meta = {
  title: 'Components/Fields/TextArea',
  tags: ['stable'],
  component: TextArea,
  args: { label: 'Observations', name: 'observations', description: 'Only you and your colleagues read this.' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 480, height: 240 } } };
export const Invalid: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  args: { isRequired: true, errorMessage: 'Say why the policy is closed.' },
};
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'Collected at the office.' } };
export const Disabled: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  args: { isDisabled: true },
};
export const Typed: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Observations' }), 'One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};
