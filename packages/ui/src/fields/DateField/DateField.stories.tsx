import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DateField } from './index.ts';

const meta = {
  title: 'Components/Fields/DateField',
  tags: ['stable'],
  component: DateField,
  args: { label: 'Start date', name: 'start_date', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('01312026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-31');
  },
};
/** A day of which a part was taken away is no day: not the former one either. */
export const Incomplete: Story = {
  args: { defaultValue: '2026-03-15' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('spinbutton', { name: /day/ }).focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('spinbutton', { name: /year/ })).toHaveTextContent('yyyy');
  },
};
/** Bounds are said by the field itself, in the language of the page. */
export const OutOfBounds: Story = {
  args: { defaultValue: '2025-12-31', minValue: '2026-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/01\/01\/2026 or later/)).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toBeInvalid();
  },
};
export const Empty: Story = { args: { label: 'Birthdate', defaultValue: null } };
export const Calendar: Story = {
  tags: ['snapshot'],
  args: { defaultValue: '2026-03-15' },
  parameters: { snapshot: { width: 480, height: 480 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await expect(await screen.findByRole('grid', { name: /March 2026/ })).toBeVisible();
  },
};
/** From the field into the calendar, a week on, and back. */
export const ByKeyboard: Story = {
  args: { defaultValue: '2026-03-15' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('spinbutton', { name: /month/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-22');
  },
};
/** Years are a list, so a birthdate is a few keys away. */
export const FarYear: Story = {
  args: { defaultValue: '2026-03-15', label: 'Birthdate' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /year/i }), '1984');
    await userEvent.click(screen.getByRole('button', { name: /March 10, 1984/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-03-10');
  },
};
export const Spanish: Story = {
  args: { label: 'Inicio de vigencia', defaultValue: '2026-01-31' },
  globals: { locale: 'es' },
};
export const Invalid: Story = {
  args: { defaultValue: '2026-01-31', errorMessage: 'The end must come after the start.' },
};
export const Disabled: Story = { args: { defaultValue: '2026-01-31', isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '2026-01-31', isReadOnly: true } };
