import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TagField } from './index.ts';

const meta = {
  title: 'Components/Fields/TagField',
  tags: ['stable'],
  component: TagField,
  args: { label: 'Tags', defaultValue: ['life'], onChange: fn() },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter or a comma closes a tag; doubles are dropped; backspace takes the last one away. */
export const Typed: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'health{Enter}cars,Health{Enter}boats{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['life', 'health', 'cars', 'boats']);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['life', 'health', 'cars']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove life' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['health', 'cars']);
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'Tags' })).toHaveAttribute('aria-live', 'polite');
  },
};
export const Invalid: Story = { args: { errorMessage: 'Use twelve tags at most.' } };
export const Disabled: Story = { args: { isDisabled: true } };
