import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ToggleGroup } from './index.ts';

const meta = {
  title: 'Components/Actions/ToggleGroup',
  tags: ['stable'],
  component: ToggleGroup,
  args: {
    label: 'Period',
    items: [
      { id: 'month', label: 'Month' },
      { id: 'year', label: 'Year' },
    ],
    value: 'month',
    onChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <ToggleGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 120 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Year' }));
    await expect(canvas.getByRole('radio', { name: 'Year' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};
export const Icons: Story = {
  args: {
    isIconOnly: true,
    label: 'View',
    items: [
      { id: 'month', label: 'List', icon: List },
      { id: 'year', label: 'Cards', icon: LayoutGrid },
    ],
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
