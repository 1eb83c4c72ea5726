import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'Components/Layout/Stack',
  tags: ['stable'],
  component: Stack,
  args: { children: [<Card key="1">One</Card>, <Card key="2">Two</Card>, <Card key="3">Three</Card>] },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 480, height: 240 } } };
export const Tight: Story = { args: { gap: 'xxsmall' } };
