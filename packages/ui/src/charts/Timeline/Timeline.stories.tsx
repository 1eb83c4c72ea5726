import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Pencil, TriangleAlert } from 'lucide-react';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Charts/Timeline',
  tags: ['stable'],
  component: Timeline,
  args: {
    label: 'History',
    events: [
      {
        id: '1',
        title: 'Elena Cevallos marked it as paid',
        when: '12 Nov 2026, 10:40',
        dateTime: '2026-11-12T15:40:00Z',
        icon: Check,
        tone: 'positive',
      },
      { id: '2', title: 'It became late', when: '11 Nov 2026', icon: TriangleAlert, tone: 'critical' },
      {
        id: '3',
        title: 'Bruno Pazmiño changed the amount',
        when: '3 Nov 2026, 09:12',
        icon: Pencil,
        text: 'From 1,200.00 to 1,250.00, because the discount of the first year had ended.',
      },
      { id: '4', title: 'Made', when: '1 Nov 2026, 08:00' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 640, height: 420 } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>] };
