import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Inline } from './index.ts';

const meta = {
  title: 'Components/Layout/Inline',
  tags: ['stable'],
  component: Inline,
  args: { children: [<Card key="1">One</Card>, <Card key="2">Two</Card>, <Card key="3">Three</Card>] },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 480, height: 120 } } };
export const AtTheEnd: Story = { args: { justify: 'end' } };
export const Wrapped: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '12rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [one, three] = ['One', 'Three'].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(three?.top).toBeGreaterThan(one?.top ?? 0);
  },
};
