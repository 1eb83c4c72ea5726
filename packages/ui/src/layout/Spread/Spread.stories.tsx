import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Spread } from './index.ts';

const meta = {
  title: 'Components/Layout/Spread',
  tags: ['stable'],
  component: Spread,
  args: { children: [<Card key="1">Start</Card>, <Card key="2">End</Card>] },
} satisfies Meta<typeof Spread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 640, height: 120 } } };
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '8rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [start, end] = ['Start', 'End'].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(end?.top).toBeGreaterThan(start?.top ?? 0);
  },
};
