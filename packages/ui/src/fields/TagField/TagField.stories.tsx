import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('list', { name: 'Tags' })).toHaveAttribute('aria-live', 'polite');
  },
};
/** What has no room stays where it was typed, and the message says what to do; once a tag is gone it goes in. */
export const Full: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 180 } },
  args: { maxTags: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.click(field);
    await userEvent.paste('health, cars, boats');
    await expect(args.onChange).toHaveBeenLastCalledWith(['life', 'health']);
    await expect(field).toHaveValue('cars, boats');
    await expect(field).toHaveAccessibleDescription(/There is room for 2/);
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('cars, boat');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove life' }));
    await userEvent.type(field, '{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['health', 'cars']);
    await expect(field).toHaveValue('boat');
    await expect(field).toHaveAccessibleDescription(/There is room for 2/);
  },
};
export const Invalid: Story = { args: { errorMessage: 'Use twelve tags at most.' } };
export const Disabled: Story = { args: { isDisabled: true } };
