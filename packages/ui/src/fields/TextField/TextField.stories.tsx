import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Columns } from '../../layout/Columns/index.ts';
import { Text } from '../../text/Text/index.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Components/Fields/TextField',
  tags: ['stable'],
  component: TextField,
  args: { label: 'Name', name: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ['snapshot'],
  render: () => (
    <Columns count={2} gap="large">
      <TextField label="Name" isRequired />
      <TextField label="E-mail" type="email" defaultValue="ada@example.com" description="We send the policy there." />
      <TextField label="Plate" defaultValue="abc" errorMessage="Write three letters and four digits, as in ABC-1234." />
      <TextField label="Policy number" defaultValue="POL-000123" isReadOnly />
      <TextField label="Alias" isDisabled defaultValue="byron" />
      <TextField label="Website" prefix="https://" placeholder="example.com" />
      <TextField label="Weight" suffix="kg" inputMode="decimal" />
      <TextField
        label="Chassis"
        labelEnd={
          <Text size="sm" tone="muted">
            17 characters
          </Text>
        }
      />
      <TextField label="Hidden label" isLabelHidden placeholder="A label that one hears" />
    </Columns>
  ),
};
/** Uncontrolled: the form's data has the value under the name. */
export const InAForm: Story = {
  render: () => (
    <form aria-label="Customer">
      <TextField label="Name" name="name" defaultValue="Ada" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Byron');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Customer' });
    await expect(new FormData(form).get('name')).toBe('Ada Byron');
  },
};
/** Controlled, as react-hook-form drives it. */
export const Controlled: Story = {
  args: { onChange: fn(), onBlur: fn(), value: '' },
  render: (args) => {
    const [value, setValue] = useState('');
    const keep = (text: string) => {
      setValue(text);
      args.onChange?.(text);
    };
    return <TextField {...args} value={value} onChange={keep} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const Invalid: Story = {
  args: { errorMessage: 'Enter the name as it is on the document.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/as it is on the document/);
  },
};
