import { aUser } from '@corredor/core/fixtures';
import { paths } from '@corredor/core/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aList, readOnly, someControls } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates, offersInRow } from '../../testing/index.ts';
import type { UserFilter } from './UserFilters.tsx';
import { UserListView } from './UserListView.tsx';

const empty = { status: 'ready', rows: [], total: 0, isRefreshing: false } as const;
const invited = aUser({ id: 7, name: 'Gabriela', last_name: 'Núñez', status: 'invited', last_seen_at: null });
const rows = [
  aUser(),
  invited,
  aUser({ id: 8, name: 'Ximena', last_name: 'Chávez', status: 'inactive', is_active: false }),
];
const onResend = fn();
const list = aList(rows, { onRetry: fn(), onDelete: fn(), controls: someControls<UserFilter>({ setDetail: fn() }) });
const meta = {
  title: 'Screens/Users and roles/UserListView',
  component: UserListView,
  args: {
    list,
    movesOf: ({ id, status }) =>
      status === 'invited' ? [{ id: 'resend', label: 'Send invitation again', onAction: () => onResend(id) }] : [],
  },
  beforeEach: () => void onResend.mockClear(),
} satisfies Meta<typeof UserListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list);

/** Who may log in, who was invited and who may not any more; a user's own moves stand before deleting. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const status of ['Active', 'Invited', 'Deactivated'])
      await expect(await canvas.findByText(status)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New user' })).toHaveAttribute('href', paths.newUser());
    const menu = canvas.getByRole('button', { name: 'More actions: Gabriela Núñez' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send invitation again' }));
    await expect(onResend).toHaveBeenCalledWith(7);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.list.onDelete).toHaveBeenCalledWith(invited);
  },
};
export const Loading: Story = states.loading;
export const NoMatch: Story = {
  args: {
    list: {
      ...list,
      state: empty,
      controls: someControls<UserFilter>({
        hasConditions: true,
        filters: { role: '3', is_active: 'false' },
        setFilters: fn(),
        clear: fn(),
      }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Asistente')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Access: Deactivated' }));
    await expect(args.list.controls.setFilters).toHaveBeenCalledWith({ is_active: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.list.controls.clear).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = states.failed;
export const ReadOnly: Story = {
  args: { list: { ...list, ...readOnly } },
  play: async (context) => {
    await context.canvas.findByRole('link', { name: 'Santiago Benalcázar' });
    await expect(context.canvas.queryByRole('link', { name: 'New user' })).not.toBeInTheDocument();
    await offersInRow(context, ['Detail']);
  },
};
