import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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
/** What is no number stays as it was typed, has no value, and is asked for until it is mended; its words come before the form's. */
export const NoNumber: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { errorMessage: 'Fill in this field.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.clear(field);
    await userEvent.type(field, '12 or 13');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(field).toHaveValue('12 or 13');
    await expect(field).toHaveAccessibleDescription(/Enter only a number, such as 1,250\.00/);
    await expect(canvas.queryByText('Fill in this field.')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await expect(canvas.getByText('Fill in this field.')).toBeVisible();
    await userEvent.type(field, '13 kg');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('13.000');
    await expect(field).toHaveValue('13.00');
    await userEvent.clear(field);
    await userEvent.type(field, '12 or 13');
    await userEvent.tab();
  },
};
/** A minus where none is allowed makes no other number, and the reader's language says so. */
export const NoMinus: Story = {
  globals: { locale: 'es' },
  args: { label: 'Peso', places: 2, defaultValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Peso' });
    await userEvent.type(field, '-5');
    await expect(field).toHaveAccessibleDescription(/Escriba un número sin signo menos, como 1\.250,00/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('-5');
    await userEvent.clear(field);
    await expect(field).not.toBeInvalid();
  },
};
/** Signs that fit no number may be on their way to one: they are asked about once the field is left. */
export const Unfinished: Story = {
  args: { isNegativeAllowed: true, defaultValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.type(field, '-');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toHaveValue('-');
    await expect(field).toBeInvalid();
    await userEvent.type(field, '4');
    await expect(field).not.toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith('-4.000');
  },
};
const sent = fn();
/** A form is not sent without what stands in the field, even where it may be empty. */
export const HoldsItsForm: Story = {
  args: { defaultValue: '' },
  beforeEach: () => void sent.mockClear(),
  render: (args) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <DecimalField {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.type(field, '1.2.3{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenCalledOnce();
  },
};
const Mended = (args: ComponentProps<typeof DecimalField>) => {
  const [value, setValue] = useState('12.5');
  return (
    <>
      <DecimalField {...args} value={value} onChange={(next) => setValue(next || '0')} />
      <button type="button" onClick={() => setValue('7')}>
        Seven
      </button>
    </>
  );
};
/** A value that comes from elsewhere takes the place of what was left there. */
export const SetFromOutside: Story = {
  args: { defaultValue: undefined },
  render: (args) => <Mended {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.type(field, 'x');
    await userEvent.tab();
    await expect(field).toHaveValue('12.50x');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Seven' }));
    await expect(field).toHaveValue('7.00');
    await expect(field).not.toBeInvalid();
  },
};
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
