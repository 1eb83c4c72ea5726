import { aNotification } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, slow, withToasts } from '../testing/index.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const onGo = fn();
const rows = [
  aNotification(),
  aNotification({
    id: 309,
    kind: 'import_finished',
    status: 'read',
    params: { actor: 'José Luis Andrade', file: 'asegurados.xlsx', created: 940, failed: 3 },
    link: null,
  }),
];
const page = (results = rows, unread_count = 1, next: string | null = null) => ({
  count: results.length,
  unread_count,
  next,
  previous: null,
  results,
});
const meta = {
  title: 'Screens/NotificationsScreen',
  component: NotificationsScreen,
  decorators: [withToasts],
  parameters: { start: '/app/notifications', onGo, ...answers(answering('listNotifications', page())) },
  beforeEach: () => void onGo.mockClear(),
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening one marks it and leads to the thing. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/imported the file asegurados.xlsx: 940 new records/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Unread: Policy closed/ }));
    await expect(onGo).toHaveBeenCalledWith('/app/management/policies?detail=118');
  },
};
export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => expect(await canvas.findByText('Importación terminada')).toBeVisible(),
};
export const MarksAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Policy closed');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(await screen.findByText('All notifications are read')).toBeVisible();
  },
};
/** With nothing unread the button is disabled. */
export const AllRead: Story = {
  parameters: answers(answering('listNotifications', page([aNotification({ status: 'read' })], 0))),
  play: async ({ canvas }) => {
    await canvas.findByText('Policy closed');
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  },
};
/** Deleting asks first. */
export const Deletes: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Policy closed');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete notification' })[0] as HTMLElement);
    const question = await screen.findByRole('alertdialog', { name: 'Delete notification' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete notification' }));
    await expect(await screen.findByText('Notification deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Delete notification' })).toBeNull());
  },
};
/** Of what there is, nothing is unread. */
export const NoMatch: Story = {
  parameters: answers(
    resolving('listNotifications', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('status') === 'unread' ? page([], 0) : page()),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Policy closed');
    await userEvent.click(canvas.getByRole('radio', { name: /^Unread/ }));
    await expect(await canvas.findByText('You are up to date')).toBeVisible();
  },
};
export const Loading: Story = { parameters: answers(slow('listNotifications')) };
export const Empty: Story = {
  parameters: answers(answering('listNotifications', page([], 0))),
  play: async ({ canvas }) => expect(await canvas.findByText('You have no notifications')).toBeVisible(),
};
export const Failed: Story = {
  parameters: answers(failing('listNotifications', 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** Read on by cursor. */
export const Many: Story = {
  parameters: answers(
    resolving('listNotifications', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('cursor') === 'first';
      const ids = Array.from({ length: 25 }, (_none, index) => (isFirst ? 100 : 50) - index);
      const next = isFirst ? '/api/notifications/?cursor=76&page_size=25' : null;
      return HttpResponse.json(
        page(
          ids.map((id) => aNotification({ id })),
          120,
          next,
        ),
      );
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(50));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
