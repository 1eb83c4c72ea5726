import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Components/Overlays/Popover',
  tags: ['stable'],
  component: Popover,
  args: {
    trigger: <Button>How this was made</Button>,
    title: 'Total premium',
    children: <Text>Net premium plus levies and taxes.</Text>,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How this was made' }));
    const popover = await screen.findByRole('dialog', { name: 'Total premium' });
    await expect(popover).toBeVisible();
    // Until it has the focus, nobody hears the key.
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'How this was made' })).toHaveFocus());
  },
};
export const Open: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 320 } },
  args: { isOpen: true, size: 'medium' },
};
