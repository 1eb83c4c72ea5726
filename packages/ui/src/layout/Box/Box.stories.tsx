import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Box } from './index.ts';

const meta = {
  title: 'Components/Layout/Box',
  tags: ['stable'],
  component: Box,
  args: { children: <Card>Within</Card>, width: 'narrow', isCentered: true },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'], parameters: { snapshot: { width: 480, height: 240 } } };
