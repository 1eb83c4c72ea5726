import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TermBar } from './TermBar.tsx';

const meta = {
  title: 'Components/Charts/TermBar',
  tags: ['stable'],
  component: TermBar,
  args: { label: 'Term', start: '2026-01-15', end: '2027-01-15', today: '2026-08-20', note: '148 days left' },
} satisfies Meta<typeof TermBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Halfway: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvas.getByText('Jan 15, 2026')).toBeVisible();
  },
};
export const NearTheEnd: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  args: { today: '2027-01-08', tone: 'caution', note: '7 days left' },
};
export const Over: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  args: { today: '2027-03-01', tone: 'neutral', note: 'Ended 45 days ago' },
  play: async ({ canvas }) => expect(canvas.queryByText('Today')).toBeNull(),
};
export const NotYet: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 160 } },
  args: { today: '2025-12-01', note: 'Starts in 45 days' },
};
export const Spanish: Story = { args: { label: 'Vigencia', note: 'Quedan 148 días' }, globals: { locale: 'es' } };
