import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './index.ts';

const items = [
  { id: 'insured', label: 'Insured' },
  { id: 'contractor', label: 'Contractor', description: 'Signs the policy' },
  { id: 'payer', label: 'Payer' },
];

const meta = {
  title: 'Components/Fields/RadioGroup',
  tags: ['stable'],
  component: RadioGroup,
  args: { label: 'Role', items, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  args: { defaultValue: 'insured' },
  parameters: { snapshot: { width: 480, height: 200 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Insured' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('contractor');
  },
};
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
/** More than fit in one line stand in equal columns. */
export const Grid: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 400, height: 200 } },
  args: {
    label: 'Paid by',
    orientation: 'grid',
    items: ['Cash', 'Transfer', 'Card', 'Cheque', 'Direct debit', 'Withholding'].map((label) => ({ id: label, label })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const leftOf = (name: string) => canvas.getByRole('radio', { name }).getBoundingClientRect().left;
    await expect(leftOf('Transfer')).toBe(leftOf('Cheque'));
    await expect(leftOf('Cash')).toBe(leftOf('Direct debit'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Cheque');
  },
};
export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose one.' } };
export const Disabled: Story = { args: { isDisabled: true, value: 'payer' } };
