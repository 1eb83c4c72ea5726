import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoneyField } from './index.ts';

const meta = {
  title: 'Components/Fields/MoneyField',
  tags: ['stable'],
  component: MoneyField,
  args: { label: 'Net premium', currency: 'USD', onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed as people type, kept as a decimal string, written in the reader's language on leaving. */
export const English: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Net premium' });
    await userEvent.type(field, '1,250.5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('1250.50');
    await expect(field).toHaveValue('1,250.50');
  },
};
export const Spanish: Story = {
  args: { label: 'Prima neta' },
  globals: { locale: 'es' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Prima neta' });
    await userEvent.type(field, '12.250,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('12250.50');
    await expect(field).toHaveValue('12.250,50');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
/** What is pasted with the currency, with spaces, or as the other language writes it is the same amount; what is none stays. */
export const Pasted: Story = {
  args: { label: 'Prima neta' },
  globals: { locale: 'es' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Prima neta' });
    for (const text of ['USD 1.250,00', '$ 1,250.00', 'US$1\u202f250,00']) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith('1250.00');
      await userEvent.tab();
      await expect(field).toHaveValue('1.250,00');
    }
    await userEvent.clear(field);
    await userEvent.paste('EUR 1.250,00');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('EUR 1.250,00');
    await expect(field).toHaveAccessibleDescription(/Escriba solo un número, como 1\.250,00/);
  },
};
export const Controlled: Story = {
  args: { value: '90071992547409931.25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('90,071,992,547,409,931.25');
  },
};
export const InAForm: Story = {
  args: { name: 'net_premium', defaultValue: '1250.00' },
  render: (args) => (
    <form aria-label="Policy">
      <MoneyField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('net_premium')).toBe('1250.00');
  },
};
export const Invalid: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { defaultValue: '-1', errorMessage: 'Enter an amount of zero or more.' },
};
/** Mexico writes points before cents, also in Spanish: a comma parts thousands. */
export const Pesos: Story = {
  args: { label: 'Prima neta', currency: 'MXN', defaultValue: '1250.00' },
  globals: { locale: 'es' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Prima neta' });
    await expect(field).toHaveValue('1,250.00');
    await userEvent.clear(field);
    await userEvent.type(field, '1,500');
    await expect(args.onChange).toHaveBeenLastCalledWith('1500.00');
  },
};
export const Euros: Story = { args: { currency: 'EUR', defaultValue: '99.90' } };
/** The currency is heard with the field. */
export const ReadOnly: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { isReadOnly: true, defaultValue: '1250.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Net premium' })).toHaveAccessibleDescription('$');
  },
};
export const Disabled: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  args: { isDisabled: true, defaultValue: '1250.00' },
};
