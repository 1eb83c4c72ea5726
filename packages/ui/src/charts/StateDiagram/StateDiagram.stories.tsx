import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateDiagram } from './StateDiagram.tsx';

const meta = {
  title: 'Components/Charts/StateDiagram',
  tags: ['stable'],
  component: StateDiagram,
  args: {
    label: 'Lifecycle',
    nodes: [
      { id: 'draft', label: 'Draft', tone: 'neutral', column: 0, row: 0 },
      { id: 'active', label: 'Active', tone: 'positive', column: 1, row: 0 },
      { id: 'expired', label: 'Expired', tone: 'caution', column: 2, row: 0 },
      { id: 'closed', label: 'Closed', tone: 'critical', column: 2, row: 1 },
    ],
    edges: [
      { from: 'draft', to: 'active', label: 'Enable' },
      { from: 'active', to: 'expired', label: 'Its term ends' },
      { from: 'active', to: 'closed', label: 'Close' },
      { from: 'expired', to: 'closed', label: 'Close' },
    ],
    current: 'active',
    endText: 'Nothing can happen any more.',
  },
} satisfies Meta<typeof StateDiagram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['snapshot'] };
export const ClosedWay: Story = {
  args: {
    current: 'draft',
    edges: [
      { from: 'draft', to: 'active', label: 'Enable', disabledReason: 'Choose a customer and a first day before.' },
      { from: 'active', to: 'expired', label: 'Its term ends' },
      { from: 'active', to: 'closed', label: 'Close' },
    ],
  },
};
export const AtTheEnd: Story = {
  args: { current: 'closed', closed: [{ label: 'Close', reason: 'Only from Active or Expired' }] },
};
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  globals: { locale: 'es', theme: 'dark' },
};
