import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { menuEntries } from './menu.fixtures.ts';
import { SideMenu } from './SideMenu.tsx';
import type { SideMenuEntry } from './sideMenu.types.ts';

const odd: SideMenuEntry = JSON.parse('{ "id": "odd", "type": "carousel", "title": "Odd" }');

const meta = {
  title: 'Frames/SideMenu',
  component: SideMenu,
  args: {
    entries: menuEntries,
    selectedId: 'orders',
    unknownText: 'Menu Items Error',
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
export const UnknownType: Story = {
  args: { entries: [odd, ...menuEntries] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Menu Items Error')).toBeVisible();
    await waitFor(() => expect(args.onUnknownItem).toHaveBeenCalledWith(odd));
  },
};
