import { paths } from '@corredor/core/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aList, readOnly, someControls } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates, offersInRow } from '../../testing/index.ts';
import type { TaskFilter } from './TaskFilters.tsx';
import { TaskListView } from './TaskListView.tsx';
import { someTasks } from './tasks.fixtures.ts';

const empty = { status: 'ready', rows: [], total: 0, isRefreshing: false } as const;
const rows = someTasks();
const putOff = fn();
const gone = fn();
const list = aList(rows, { onRetry: fn(), onDelete: fn(), controls: someControls<TaskFilter>({ setDetail: fn() }) });
const meta = {
  title: 'Screens/Tasks/TaskListView',
  component: TaskListView,
  args: { list, canRule: true, movesOf: ({ id }) => [{ id: 'snooze', label: 'Put off', onAction: () => putOff(id) }] },
  parameters: { onGo: gone },
  beforeEach: () => {
    putOff.mockClear();
    gone.mockClear();
  },
} satisfies Meta<typeof TaskListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list);

/** All tasks with what can be done with each, and the ways to one's day, the board and the month. */
export const Ready: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(await canvas.findByRole('link', { name: 'Visitar la bodega' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More about tasks' }));
    await expect(await screen.findByRole('menuitem', { name: 'Rules' })).toHaveAttribute('href', paths.taskRules());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await offersInRow(context, ['Detail', 'Edit', 'Put off', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Put off' }));
    await expect(putOff).toHaveBeenCalledWith(51);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: Visitar la bodega' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.list.onDelete).toHaveBeenCalledWith(rows[2]);
    await userEvent.click(canvas.getByRole('radio', { name: 'By day' }));
    await expect(gone).toHaveBeenCalledWith(paths.tasks({ view: 'board' }));
  },
};
export const Loading: Story = states.loading;
/** A record's tasks are one filter, and go at once with the record that they are about. */
export const NoMatch: Story = {
  args: {
    list: {
      ...list,
      state: empty,
      controls: someControls<TaskFilter>({
        hasConditions: true,
        filters: { kind: 'call', about_model: 'policy', about_id: '12' },
        setFilters: fn(),
        clear: fn(),
      }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter About: Policy #12' }));
    await expect(args.list.controls.setFilters).toHaveBeenCalledWith({
      about_model: null,
      about_id: null,
      with_policy: null,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.list.controls.clear).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = states.failed;
export const ReadOnly: Story = {
  args: { list: { ...list, ...readOnly }, movesOf: () => [] },
  play: async (context) => {
    await context.canvas.findByRole('link', { name: 'Llamar por la renovación' });
    await expect(context.canvas.queryByRole('link', { name: 'New task' })).not.toBeInTheDocument();
    await offersInRow(context, ['Detail']);
  },
};
