import { aRole } from '@corredor/core/fixtures';
import { paths } from '@corredor/core/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { aList, readOnly, someControls } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates, offersInRow } from '../../testing/index.ts';
import { RoleListView } from './RoleListView.tsx';

const rows = [
  aRole(),
  aRole({ id: 4, name: 'Cobranzas', permissions: ['policy_app.view_payment'], users_count: 0 }),
  aRole({ id: 5, name: 'Sin tareas', permissions: [], users_count: 1 }),
];
const list = aList(rows, { onRetry: fn(), onDelete: fn(), controls: someControls({ setDetail: fn() }) });
const meta = {
  title: 'Screens/Users and roles/RoleListView',
  component: RoleListView,
  args: { list },
} satisfies Meta<typeof RoleListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list, { emptyText: 'No roles yet', create: { role: 'link', name: 'New role' } });

/** What each role may do is said in a sentence; a copy begins from the role itself. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('May view and add policies and customers.')).toBeVisible();
    await expect(canvas.getByText('May do nothing yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New role' })).toHaveAttribute('href', paths.newRole());
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: Cobranzas' }));
    await expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      paths.newRole({ from: 4 }),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Detail' }));
    await expect(args.list.controls.setDetail).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions: Cobranzas' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.list.onDelete).toHaveBeenCalledWith(rows[1]);
  },
};
export const Loading: Story = states.loading;
/** Nothing yet: says what roles are for and offers the first one. */
export const Empty: Story = states.empty;
export const Failed: Story = states.failed;
/** Whoever may only look cannot copy a role either. */
export const ReadOnly: Story = {
  args: { list: { ...list, ...readOnly } },
  play: async (context) => {
    await context.canvas.findByRole('link', { name: 'Asistente' });
    await expect(context.canvas.queryByRole('link', { name: 'New role' })).not.toBeInTheDocument();
    await offersInRow(context, ['Detail']);
  },
};
