import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { menuEntries } from './menu.fixtures.ts';
import { SideMenu } from './SideMenu.tsx';
import type { SideMenuEntry } from './sideMenu.types.ts';

const odd: SideMenuEntry = JSON.parse('{ "id": "odd", "type": "carousel", "title": "Odd" }');

const meta = {
  title: 'Components/Navigation/SideMenu',
  tags: ['stable'],
  component: SideMenu,
  args: {
    entries: menuEntries,
    selectedId: 'orders',
    unknownGroupText: 'Menu Items Error',
    unknownText: 'Menu item error',
    onOpenItemChange: fn(),
    onNavigate: fn(),
    onUnknownItem: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: '260px' }}>{Story()}</div>],
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Orders/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Places' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('list', { name: 'Management' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const Unfolds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }));
    await expect(canvas.getByRole('link', { name: 'Offices' })).toBeVisible();
    await expect(args.onOpenItemChange).toHaveBeenLastCalledWith('places');
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }));
    await expect(canvas.queryByRole('link', { name: 'Offices' })).toBeNull();
    await expect(args.onOpenItemChange).toHaveBeenLastCalledWith('default');
  },
};
export const OpenedBefore: Story = {
  args: { openItem: 'places' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Offices' })).toBeVisible(),
};
/** All that an item may have: a line below it, a mark, another tab, another site, and no way in. */
export const Extras: Story = {
  args: {
    entries: [
      {
        type: 'group',
        id: 'extras',
        title: 'Extras',
        caption: 'Beside the usual',
        children: [
          { type: 'item', id: 'caption', title: 'Reports', href: '/reports', caption: 'Every month' },
          { type: 'item', id: 'chip', title: 'Inbox', href: '/inbox', chip: { label: 'New', tone: 'accent' } },
          { type: 'item', id: 'target', title: 'Board', href: '/board', target: '_blank' },
          { type: 'item', id: 'external', title: 'Manual', href: 'https://example.org/', isExternal: true },
          { type: 'item', id: 'disabled', title: 'Archive', href: '/archive', isDisabled: true },
        ],
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Beside the usual')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Reports/ })).toHaveTextContent('Every month');
    await expect(canvas.getByRole('link', { name: /Inbox/ })).toHaveTextContent('New');
    for (const name of [/Board/, /Manual/]) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.getByRole('link', { name: /Reports/ })).not.toHaveAttribute('target');
    const archive = canvas.getByRole('link', { name: 'Archive' });
    await expect(archive).toHaveAttribute('aria-disabled', 'true');
    archive.click();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};
/** Among the groups and inside one, an entry that cannot be drawn says so in its place, and the others stay. */
export const UnknownType: Story = {
  args: {
    entries: [odd, { type: 'group', id: 'more', title: 'More', children: [{ ...odd, id: 'inner' }] }, ...menuEntries],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Menu Items Error')).toBeVisible();
    await expect(canvas.getByText('Menu item error')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Orders/ })).toBeVisible();
    await waitFor(() => expect(args.onUnknownItem).toHaveBeenCalledWith(odd));
  },
};
