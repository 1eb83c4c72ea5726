import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Plus, Users } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CommandPalette } from './CommandPalette.tsx';

const meta = {
  title: 'Components/Overlays/CommandPalette',
  tags: ['stable'],
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    label: 'Search and commands',
    placeholder: 'Search or type a command',
    query: '',
    onQueryChange: fn(),
    onChoose: fn(),
    emptyText: 'Nothing matches',
    actionsText: 'more actions: right arrow',
    hints: [{ keys: 'Enter', label: 'choose' }],
    sections: [
      {
        id: 'go',
        title: 'Go to',
        items: [
          { id: 'orders', label: 'Orders', icon: FileText, keys: 'g o' },
          { id: 'people', label: 'People', icon: Users, description: 'Customers and suppliers' },
        ],
      },
      { id: 'do', title: 'Actions', items: [{ id: 'new', label: 'New order', icon: Plus }] },
    ],
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first is marked from the beginning; the arrows move, Enter chooses, while the focus stays in the field. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Search and commands' });
    await waitFor(() => expect(field).toHaveFocus());
    const first = screen.getByRole('option', { name: /^Orders/ });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('people');
    await userEvent.keyboard('x');
    await expect(args.onQueryChange).toHaveBeenCalledWith('x');
  },
};
/** What was typed stands out, whatever its accents; the best one is marked. */
export const Matches: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 420 } },
  args: {
    query: 'anda',
    sections: [
      {
        id: 'people',
        title: 'People',
        items: [
          { id: '1', label: 'Ándala Peña', description: 'Pandal 12', icon: Users },
          { id: '2', label: 'Brenda Paz', icon: Users },
        ],
      },
    ],
  },
  play: async ({ args, userEvent }) => {
    const first = await screen.findByRole('option', { name: /^Ándala Peña/ });
    await expect(within(first).getByText('Ánda')).toBeVisible();
    await expect(within(first).getByText('anda')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('1');
  },
};
/** What is done most with the marked one is a key away; back leads a key, or what is typed. */
export const Actions: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 420 } },
  args: {
    query: 'ada',
    hints: [
      { keys: 'Enter', label: 'choose' },
      { keys: 'ArrowRight', label: 'actions', actions: 'before' },
      { keys: 'ArrowLeft', label: 'back', actions: 'in' },
    ],
    sections: [
      {
        id: 'people',
        title: 'People',
        items: [
          { id: 'eve', label: 'Eve Adams', face: { name: 'Eve Adams', shape: 'person' } },
          {
            id: 'ada',
            label: 'Ada Byron',
            face: { name: 'Ada Byron', shape: 'person' },
            actions: [
              { id: 'ada order', label: 'New order', icon: Plus },
              { id: 'ada edit', label: 'Edit', icon: FileText },
            ],
          },
        ],
      },
    ],
  },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Search and commands' });
    const marks = (name: RegExp) =>
      waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id));
    await marks(/^Eve Adams/);
    // She has none: the key moves in the text.
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByText('actions')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await marks(/^Ada Byron/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('group', { name: 'Ada Byron' })).toBeVisible();
    await marks(/^New order/);
    // Whoever goes back stands where they left, and Enter takes that one.
    await userEvent.keyboard('{Escape}');
    await marks(/^Ada Byron/);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('ada');
    await userEvent.keyboard('{ArrowRight}');
    await marks(/^New order/);
    await userEvent.keyboard('{ArrowDown}');
    await marks(/^Edit/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('ada edit');
    await expect(screen.getByText('back')).toBeVisible();
  },
};
/** By pointer the arrow lists the actions and chooses nothing; that there are any is heard. */
export const ActionsByPointer: Story = {
  args: Actions.args,
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Search and commands' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByRole('option', { name: 'Eve Adams' })).toBeVisible();
    const ada = screen.getByRole('option', { name: 'Ada Byron more actions: right arrow' });
    const arrow = ada.querySelector('[aria-hidden=true]:has(> svg)');
    if (!arrow) throw new Error('It has no arrow');
    await userEvent.hover(ada);
    await waitFor(() => expect(arrow).toBeVisible());
    const { width, height } = arrow.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(arrow);
    const order = await screen.findByRole('option', { name: 'New order' });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(order);
    await expect(args.onChoose).toHaveBeenLastCalledWith('ada order');
  },
};
export const Loading: Story = { args: { isLoading: true, query: 'a' } };
export const Empty: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 420 } },
  args: { sections: [], query: 'zzz' },
  play: async () => {
    await expect(await screen.findByText('Nothing matches')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
  },
};
/** What needs no server can still be chosen. */
export const Failed: Story = {
  args: { query: 'or', notice: <p role="alert">The search failed. Try again.</p> },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The search failed');
    await userEvent.click(screen.getByRole('option', { name: /New order/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('new');
  },
};
/** Long words and many rows: it scrolls inside. */
export const Cruel: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 800, height: 560 } },
  args: {
    sections: [
      {
        id: 'many',
        title: 'Many',
        items: Array.from({ length: 40 }, (_none, index) => ({
          id: String(index),
          label: `Electroencephalographicallyunbreakable ${index} ${'long '.repeat(20)}`,
          description: 'And a description that is far too long as well. '.repeat(3),
        })),
      },
    ],
  },
};
