import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { IconLink } from './index.ts';

const meta = {
  title: 'Components/Actions/IconLink',
  tags: ['stable'],
  component: IconLink,
  args: { icon: CircleHelp, label: 'Help', href: '/help', placement: 'bottom' },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 320, height: 120 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus());
    await expect(await screen.findByRole('tooltip', { name: 'Help' })).toBeVisible();
  },
};
