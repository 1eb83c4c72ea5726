import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { DescriptionList } from '../../data/DescriptionList/index.ts';
import { keepFocus } from '../../foundation/keepFocus/index.ts';
import { Chip } from '../../status/Chip/index.ts';
import { SidePanel } from './index.ts';

const meta = {
  title: 'Components/Overlays/SidePanel',
  tags: ['stable'],
  component: SidePanel,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Ada Byron',
    context: <Chip tone="positive">Active</Chip>,
    headerActions: <Button size="small">Edit</Button>,
    children: (
      <DescriptionList
        items={[
          { term: 'Identification', detail: '1710034065' },
          { term: 'Phone', detail: '+593 99 123 4567' },
          { term: 'E-mail', detail: 'ada@example.com' },
          { term: 'Notes', detail: null },
        ]}
      />
    ),
  },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['snapshot'],
  play: async ({ args, userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Ada Byron' });
    // Until it has the focus, nobody hears the key.
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(panel).toBeVisible();
  },
};
export const Large: Story = {
  args: {
    size: 'large',
    actions: <Button tone="accent">Edit customer</Button>,
    steps: { position: '3 of 25', onPrevious: fn(), onNext: fn() },
    onWidthChange: fn(),
  },
};

const people = ['Ada Byron', 'Grace Hopper', 'Katherine Johnson'];
/** Steps through the records of a list; at the ends a button stays where it is, and keeps the focus. */
export const Steps: Story = {
  tags: ['snapshot'],
  render: (args) => {
    const [at, setAt] = useState(0);
    return (
      <SidePanel
        {...args}
        title={people[at] ?? ''}
        steps={{
          position: `${at + 1} of ${people.length}`,
          onPrevious: at > 0 ? () => setAt(at - 1) : undefined,
          onNext: at < people.length - 1 ? () => setAt(at + 1) : undefined,
        }}
      />
    );
  },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Ada Byron' }));
    await expect(panel.getByRole('button', { name: 'Previous record' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('dialog', { name: 'Grace Hopper' })).toBeVisible();
    await expect(panel.getByRole('status')).toHaveTextContent('2 of 3');
    const next = panel.getByRole('button', { name: 'Next record' });
    await userEvent.click(next);
    await expect(await screen.findByRole('dialog', { name: 'Katherine Johnson' })).toBeVisible();
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(panel.getByRole('status')).toHaveTextContent('3 of 3');
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByRole('dialog', { name: 'Grace Hopper' })).toBeVisible();
  },
};
/** The button that is pressed goes with its row; what stands in its place has the focus, also where the panel took it for itself meanwhile. */
export const RowsGo: Story = {
  render: (args) => {
    const [rows, setRows] = useState(people);
    return (
      <SidePanel {...args}>
        <div ref={keepFocus}>
          {rows.map((row) => (
            <Button key={row} onPress={() => setRows(rows.filter((one) => one !== row))}>
              {`Remove ${row}`}
            </Button>
          ))}
        </div>
      </SidePanel>
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Ada Byron' });
    const panel = within(dialog);
    await userEvent.click(panel.getByRole('button', { name: 'Remove Grace Hopper' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'Remove Katherine Johnson' })).toHaveFocus());
    await userEvent.click(panel.getByRole('button', { name: 'Remove Ada Byron' }));
    // As a dialog does that is still young.
    dialog.focus();
    await waitFor(() => expect(panel.getByRole('button', { name: 'Remove Katherine Johnson' })).toHaveFocus());
  },
};
/** The edge is dragged, or moved by the arrow keys; the caller remembers the width. */
export const Wider: Story = {
  args: { onWidthChange: fn(), width: 600 },
  play: async ({ args, userEvent }) => {
    const edge = await screen.findByRole('separator', { name: 'Width of the panel' });
    await expect(edge).toHaveAttribute('aria-valuenow', '600');
    edge.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(632);
    await expect(edge).toHaveAttribute('aria-valuenow', '632');
    await userEvent.keyboard('{Home}');
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(360);
    const { left } = edge.getBoundingClientRect();
    await userEvent.pointer([
      { target: edge, keys: '[MouseLeft>]', coords: { clientX: left } },
      { target: edge, coords: { clientX: left - 100 } },
      { keys: '[/MouseLeft]', target: edge, coords: { clientX: left - 100 } },
    ]);
    await expect(args.onWidthChange).toHaveBeenCalledTimes(3);
    await expect(Number(edge.getAttribute('aria-valuenow'))).toBeGreaterThan(440);
  },
};
