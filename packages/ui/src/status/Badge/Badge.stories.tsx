import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Components/Status/Badge',
  tags: ['stable'],
  component: Badge,
  args: { count: 12 },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 160 } },
  render: () => (
    <Inline>
      <Badge count={3} />
      <Badge count={42} tone="accent" />
      <Badge count={100} tone="critical" label="100 unread" />
      <Badge count={0} />
    </Inline>
  ),
};
/** Ninety-nine at most. */
export const Many: Story = {
  args: { count: 1240 },
  play: async ({ canvas }) => expect(canvas.getByText('99+')).toBeVisible(),
};
