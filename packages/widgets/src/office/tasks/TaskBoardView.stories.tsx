import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { onDay } from '../../testing/index.ts';
import { TaskBoardView } from './TaskBoardView.tsx';
import { boardDays } from './taskDays.ts';
import { someTasks } from './tasks.fixtures.ts';

const rows = someTasks();
const days = boardDays('2026-03-09');
const counts = new Map([
  ['overdue', 1],
  ['2026-03-09', 1],
  ['2026-03-12', 1],
  ['later', 51],
]);
const meta = {
  title: 'Screens/Tasks/TaskBoardView',
  component: TaskBoardView,
  beforeEach: onDay('2026-03-09'),
  args: {
    board: { status: 'ready', rows, counts, totals: undefined },
    days,
    header: { whose: 'mine', onWhose: fn(), canAdd: true, canRule: true },
    onMove: fn(async () => undefined),
    onMore: fn(async () => undefined),
    onRetry: fn(),
  },
} satisfies Meta<typeof TaskBoardView>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = (name: string) => within(screen.getByRole('region', { name }));

/** A card goes to another day by its menu, never to one that has passed; a column tells how many it has in all. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Thursday 12' })).toBeVisible();
    await expect(column('Thursday 12').getByRole('link', { name: 'Visitar la bodega' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Visitar la bodega to…' }));
    await expect(await screen.findByRole('menuitem', { name: /Overdue/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: /Tomorrow/ }));
    await expect(args.onMove).toHaveBeenCalledWith(rows[2], '2026-03-10');
    await userEvent.click(column('Later').getByRole('button', { name: /more of 51$/ }));
    await expect(args.onMore).toHaveBeenCalledWith('later');
  },
};
/** Whoever may not change tasks moves none; everybody's say whose they are. */
export const ReadOnly: Story = {
  args: { header: { whose: 'all', canAdd: false, canRule: false }, onMove: undefined },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Ana Paredes/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { board: { status: 'loading' } } };
/** Nothing to do: every day is there to be filled. */
export const Empty: Story = {
  args: { board: { status: 'ready', rows: [], counts: new Map(), totals: undefined } },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('region')).toHaveLength(days.length + 2),
};
export const Failed: Story = {
  args: { board: { status: 'failed', message: 'An unexpected error occurred', isForbidden: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
