import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from './index.ts';

const items = [
  { id: 'insured', label: 'Insured' },
  { id: 'contractor', label: 'Contractor', description: 'Signs the policy' },
  { id: 'payer', label: 'Payer' },
];

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  tags: ['stable'],
  component: CheckboxGroup,
  args: { label: 'Roles', items, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payer' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Insured' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['insured', 'payer']);
  },
};
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: ['payer'] } };
export const Invalid: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  args: { isRequired: true, errorMessage: 'Choose at least one role.' },
};
export const Disabled: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  args: { isDisabled: true, defaultValue: ['payer'] },
};
