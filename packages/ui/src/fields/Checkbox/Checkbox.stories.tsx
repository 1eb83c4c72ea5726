import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../../layout/Columns/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Components/Fields/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  args: { children: 'Keep me signed in', name: 'keep', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['snapshot'],
  render: () => (
    <Columns count={2} gap="large">
      <Checkbox>Off</Checkbox>
      <Checkbox defaultSelected>On</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Disabled
      </Checkbox>
      <Checkbox description="They see premiums and commissions.">May see money</Checkbox>
      <Checkbox errorMessage="Accept the terms to go on.">I accept the terms</Checkbox>
      <Checkbox aria-label="Choose row" />
    </Columns>
  ),
};
export const Toggled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Keep me signed in'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
/** It can be focused and read, and not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Keep me signed in'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
