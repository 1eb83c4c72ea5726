import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Spread } from './index.ts';

const meta = {
  title: 'Components/Layout/Spread',
  component: Spread,
  args: { children: [<Card key="1">Start</Card>, <Card key="2">End</Card>] },
} satisfies Meta<typeof Spread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
