import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './index.ts';

const meta = {
  title: 'Display/Kbd',
  component: Kbd,
  args: { children: 'K' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
