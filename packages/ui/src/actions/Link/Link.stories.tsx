import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Link } from './index.ts';

const meta = {
  title: 'Components/Actions/Link',
  tags: ['stable'],
  component: Link,
  args: { children: 'Customers', href: '#customers' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['snapshot'],
  render: () => (
    <Stack>
      <Text>
        See the <Link href="#terms">terms and conditions</Link> before you go on.
      </Text>
      <Link href="#customer" tone="strong">
        Ada Byron
      </Link>
      <Text tone="muted">
        Call · 24 Nov 2026 ·{' '}
        <Link href="#policy" tone="muted">
          AM-2025-01350
        </Link>
      </Text>
      <Link href="#help" tone="quiet">
        Help
      </Link>
      <Link href="https://example.com" isExternal>
        Website of the insurer
      </Link>
      <Link isDisabled>Not for you</Link>
    </Stack>
  ),
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Customers' })).toHaveFocus());
  },
};
/** It leaves the product, and who listens is told before. */
export const External: Story = {
  args: { children: 'Website of the insurer', href: 'https://example.com', isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Website of the insurer (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
