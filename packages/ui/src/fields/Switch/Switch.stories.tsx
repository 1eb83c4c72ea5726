import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Switch } from './index.ts';

const meta = {
  title: 'Components/Fields/Switch',
  tags: ['stable'],
  component: Switch,
  args: { children: 'Listed in the directory', name: 'listed', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Listed in the directory' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const States: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  render: () => (
    <Stack>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch isDisabled>Disabled</Switch>
      <Switch defaultSelected description="Clients find you by name, tag and city.">
        Listed in the directory
      </Switch>
    </Stack>
  ),
};
/** It can be focused and read, and not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, isSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Listed in the directory' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
