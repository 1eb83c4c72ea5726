import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kbd } from '../../text/Kbd/index.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Components/Fields/SearchField',
  tags: ['stable'],
  component: SearchField,
  args: { label: 'Search customers', onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search customers' }), 'Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
export const WithKey: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 120 } },
  args: { suffix: <Kbd>/</Kbd>, placeholder: 'Search customers' },
};
export const Filled: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 120 } },
  args: { defaultValue: 'Byron' },
};
/** Where a heading does not say what is searched, the label is drawn. */
export const WithLabel: Story = { args: { isLabelHidden: false, description: 'By name, identification or e-mail' } };
export const Disabled: Story = { args: { isDisabled: true } };
