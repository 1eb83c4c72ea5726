import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 results' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('3 results')).toBeInTheDocument(),
};
