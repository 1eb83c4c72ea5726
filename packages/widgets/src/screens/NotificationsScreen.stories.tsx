import { aNotification } from '@corredor/core/fixtures';
import { closeCodes } from '@corredor/core/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NotificationBell } from '../office/notifications/index.ts';
import { answering, answers, failing, liveServerSays, liveWith, slow, withToasts } from '../testing/index.ts';
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
  title: 'Screens/Notifications/NotificationsScreen',
  component: NotificationsScreen,
  render: () => (
    <>
      <NotificationBell />
      <NotificationsScreen />
    </>
  ),
  decorators: [withToasts],
  parameters: { start: '/app/notifications', onGo, ...answers(liveWith(rows)) },
  beforeEach: () => void onGo.mockClear(),
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const markAll = (canvas: Canvas) => canvas.getByRole('button', { name: 'Mark all as read' });
const refusing = liveWith([], { closeWith: closeCodes.tooManySockets });

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
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
/** What was told is parted by the day, each under its heading. */
export const ByDay: Story = {
  parameters: answers(
    liveWith([
      aNotification({ id: 312, created_at: daysAgo(0) }),
      aNotification({ id: 311, status: 'read', created_at: daysAgo(1) }),
      aNotification({ id: 310, status: 'read', created_at: daysAgo(30) }),
      aNotification({ id: 309, status: 'read', created_at: daysAgo(60) }),
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
    const countIn = (name: string) => within(canvas.getByRole('list', { name })).getAllByRole('listitem').length;
    await expect([countIn('Today'), countIn('Yesterday'), countIn('Earlier')]).toEqual([1, 1, 2]);
    await expect(canvas.queryByRole('list', { name: 'This week' })).toBeNull();
  },
};
export const MarksAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Policy closed');
    await userEvent.click(markAll(canvas));
    await waitFor(() => expect(markAll(canvas)).toBeDisabled());
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};
/** What happens elsewhere happens here: a new one stands at the top, and what was deleted goes. */
export const FollowsTheServer: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Policy closed');
    liveServerSays({ type: 'get_notification', notification: aNotification({ id: 311, kind: 'policy_renewed' }) });
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Policy renewed'));
    await expect(canvas.getByRole('radio', { name: 'Unread (2)' })).toBeVisible();
    liveServerSays({ type: 'delete_notification', notification_id: 310 });
    await waitFor(() => expect(canvas.queryByText('Policy closed')).toBeNull());
    liveServerSays({ type: 'update_notification', notification_id: 311 });
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Unread' })).toBeVisible());
  },
};
/** With nothing unread the button is disabled. */
export const AllRead: Story = {
  parameters: answers(liveWith([aNotification({ status: 'read' })])),
  play: async ({ canvas }) => {
    await canvas.findByText('Policy closed');
    await expect(markAll(canvas)).toBeDisabled();
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
  parameters: answers(liveWith([aNotification({ status: 'read' })])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Policy closed');
    await userEvent.click(canvas.getByRole('radio', { name: /^Unread/ }));
    await expect(await canvas.findByText('You are up to date')).toBeVisible();
  },
};
export const Loading: Story = { parameters: answers(slow('createWsTicket')) };
export const Empty: Story = {
  parameters: answers(liveWith([])),
  play: async ({ canvas }) => expect(await canvas.findByText('You have no notifications')).toBeVisible(),
};
/** Without live updates the list comes over HTTP, and the page says that it stands still. */
export const WithoutLiveUpdates: Story = {
  parameters: answers(refusing, answering('listNotifications', page())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Live updates are off\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await canvas.findByText('Policy closed')).toBeVisible();
  },
};
/** Neither way answers. */
export const Failed: Story = {
  parameters: answers(refusing, failing('listNotifications', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** Many are shown step by step; what is older than the channel brings is read on by cursor. */
export const Many: Story = {
  parameters: answers(
    liveWith(Array.from({ length: 1_000 }, (_none, index) => aNotification({ id: 1_100 - index, status: 'read' }))),
    answering('listNotifications', page([aNotification({ id: 100, kind: 'policy_renewed' })])),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(50));
  },
};
/** Long names in a narrow window, in Spanish and in the dark. */
export const Cruel: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: {
    screen: { width: 360, height: 740 },
    ...answers(
      liveWith(
        Array.from({ length: 120 }, (_none, index) =>
          aNotification({
            id: 500 - index,
            params: {
              number: 'POL-000118-2026-GRUPO-EMPRESARIAL-DE-LA-SIERRA',
              contractor: 'Asesores Productores de Seguros Andrade, Cevallos, Hijos & Asociados de la Sierra',
              actor: 'María Fernanda Inmaculada Concepción de la Torre y Villavicencio',
            },
          }),
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notificaciones: 99+ sin leer' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
