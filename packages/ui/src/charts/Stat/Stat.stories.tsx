import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { Columns } from '../../layout/Columns/index.ts';
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
