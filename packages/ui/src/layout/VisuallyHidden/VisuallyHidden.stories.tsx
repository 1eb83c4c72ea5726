import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  tags: ['stable'],
  component: VisuallyHidden,
  args: { children: '3 results' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('3 results')).toBeInTheDocument(),
};
/** Seen as a number, heard as a sentence. */
export const BesideASign: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 120 } },
  args: { children: '3 notices unread' },
  render: (args) => (
    <button type="button">
      <span aria-hidden="true">3</span>
      <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('3 notices unread');
  },
};
