import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './index.ts';

const bars = [
  { id: 7, label: 'Vehicles', value: 86, valueText: '86', href: '/orders?kind=7' },
  { id: 3, label: 'Health', value: 41, valueText: '41', href: '/orders?kind=3' },
  { id: 1, label: 'Life', value: 2, valueText: '2', href: '/orders?kind=1' },
];
const meta = {
  title: 'Components/Charts/BarChart',
  tags: ['stable'],
  component: BarChart,
  args: { label: 'Orders by kind', bars },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem' }}>{Story()}</div>],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 420 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Orders by kind' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vehicles 86' })).toHaveAttribute('href', '/orders?kind=7');
  },
};
/** Beside another chart, on its scale. */
export const Compared: Story = {
  args: { tone: 'neutral', most: 120 },
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 420 } },
};
export const Cruel: Story = {
  args: {
    bars: [
      {
        ...bars[0],
        id: 1,
        label: 'Equipment and machinery of contractors, all risks, abroad',
        value: 1e9,
        valueText: '$ 1,000,000,000.00',
        href: '#',
      },
      { ...bars[0], id: 2, label: 'One', value: 1, valueText: '$ 1.00', href: '#' },
      { ...bars[0], id: 3, label: 'None', value: 0, valueText: '$ 0.00', href: '#' },
    ],
  },
};
