import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { Columns } from '../../layout/Columns/index.ts';
import { ShareBar } from '../ShareBar/index.ts';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Components/Charts/Stat',
  tags: ['stable'],
  component: Stat,
  args: { label: 'Late orders', value: '1,204', href: '/orders?state=late', note: '12 more than last week' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Critical: Story = { args: { icon: TriangleAlert, tone: 'critical' } };
export const Loading: Story = { args: { isLoading: true } };
/** What it consists of, each part with its own link. */
export const WithParts: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 280 } },
  args: {
    icon: TriangleAlert,
    tone: 'critical',
    value: '$1,240.50',
    note: '7 orders',
    children: (
      <ShareBar
        label="Late orders by age"
        tone="critical"
        parts={[
          { id: 1, label: '1–30 days', value: 840.5, valueText: '$840.50', href: '/orders?age=1' },
          { id: 31, label: 'Over 30 days', value: 400, valueText: '$400.00', href: '/orders?age=31' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Late orders $1,240.50 7 orders' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1–30 days $840.50' })).toBeVisible();
  },
};
export const FourInARow: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Columns count={4}>
      <Stat {...args} icon={TriangleAlert} tone="critical" />
      <Stat {...args} label="Open orders" value="38" note="5 due today" tone="caution" />
      <Stat {...args} label="Total with a rather long label that wraps" value="$ 1,250,000.00" />
      <Stat {...args} isLoading />
    </Columns>
  ),
};
