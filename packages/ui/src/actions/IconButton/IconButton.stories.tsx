import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Badge } from '../../status/Badge/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Components/Actions/IconButton',
  tags: ['stable'],
  component: IconButton,
  args: { label: 'Notifications', icon: Bell, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tooltip comes on focus too, and the name is always there. */
export const WithTooltip: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip', { name: 'Notifications' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
/** The count is seen at the corner and heard in the label. */
export const WithBadge: Story = {
  args: { label: 'Notifications: 3 unread', badge: <Badge count={3} tone="critical" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Notifications: 3 unread');
  },
};
export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  render: () => (
    <Inline gap="small">
      <IconButton label="Small" icon={Bell} size="small" />
      <IconButton label="Medium" icon={Bell} />
      <IconButton label="Neutral" icon={Bell} tone="neutral" />
      <IconButton label="Accent" icon={Bell} tone="accent" />
      <IconButton label="Disabled" icon={Bell} isDisabled />
      <IconButton label="Pending" icon={Bell} isPending />
    </Inline>
  ),
};
