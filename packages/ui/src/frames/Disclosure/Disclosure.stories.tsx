import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../text/Text/index.ts';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Components/Frames/Disclosure',
  tags: ['stable'],
  component: Disclosure,
  args: { title: 'How the total was made', children: <Text>Net premium plus levies.</Text> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'How the total was made' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(canvas.getByText('Net premium plus levies.')).toBeVisible();
  },
};
export const Expanded: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 640, height: 240 } },
  args: { isDefaultExpanded: true },
};
