import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { LinkButton } from './index.ts';

const meta = {
  title: 'Components/Actions/LinkButton',
  tags: ['stable'],
  component: LinkButton,
  args: { children: 'New policy', href: '#new' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const External: Story = {
  args: { href: 'https://example.com/', isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'New policy (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 240 } },
  render: () => (
    <Inline gap="small">
      <LinkButton href="#new" tone="accent" icon={Plus}>
        New policy
      </LinkButton>
      <LinkButton href="#plans">See plans</LinkButton>
      <LinkButton href="#help" tone="quiet">
        Help
      </LinkButton>
      <LinkButton href="#no" isDisabled>
        Disabled
      </LinkButton>
    </Inline>
  ),
};
