import { aNotification } from '@corredor/core/fixtures';
import { closeCodes } from '@corredor/core/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import {
  answering,
  answers,
  failing,
  liveServerCloses,
  liveServerSays,
  liveWith,
  slow,
  withToasts,
} from '../../testing/index.ts';
import { NotificationBell } from './NotificationBell.tsx';

const rows = [aNotification(), aNotification({ id: 309, status: 'read' })];
const next = (id: number) => aNotification({ id, kind: 'payment_paid' });
const page = { count: 2, unread_count: 1, next: null, previous: null, results: rows };
let clock = new SimulatedClock();

const meta = {
  title: 'Screens/Notifications/NotificationBell',
  component: NotificationBell,
  parameters: answers(liveWith(rows), answering('listNotifications', page)),
  // Time passes in these stories when they say so.
  render: () => <NotificationBell clock={clock} />,
  decorators: [withToasts, (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
  beforeEach: () => {
    clock = new SimulatedClock();
  },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const bell = ({ canvas }: Context, name: string) => canvas.findByRole('button', { name });
const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};
const passUntil = (milliseconds: number, check: () => void) =>
  waitFor(() => {
    clock.increment(milliseconds);
    check();
  });

/** A new one stands at the top as unread, is counted, and is read aloud. */
export const Open: Story = {
  play: async (context) => {
    await bell(context, 'Notifications: 1 unread');
    liveServerSays({ type: 'get_notification', notification: next(311) });
    await bell(context, 'Notifications: 2 unread');
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('1 new notification'));
    const popover = await open(context);
    await waitFor(() => expect(popover.getAllByRole('listitem')[0]).toHaveTextContent(/Instalment paid/));
  },
};
/** What other tabs do is seen here. */
export const FollowsOtherTabs: Story = {
  play: async (context) => {
    await bell(context, 'Notifications: 1 unread');
    liveServerSays({ type: 'update_all_notifications' });
    await bell(context, 'Notifications');
    liveServerSays({ type: 'delete_notification', notification_id: 310 });
    const popover = await open(context);
    await waitFor(() => expect(popover.getAllByRole('listitem')).toHaveLength(1));
  },
};
/** Several at once are told together, and not more often than every ten seconds. */
export const SpeaksSeldom: Story = {
  play: async (context) => {
    await bell(context, 'Notifications: 1 unread');
    for (const id of [311, 312, 313]) liveServerSays({ type: 'get_notification', notification: next(id) });
    await bell(context, 'Notifications: 4 unread');
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('1 new notification'));
    clock.increment(10_000);
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('2 new notifications'));
  },
};
export const MarksAll: Story = {
  play: async (context) => {
    await bell(context, 'Notifications: 1 unread');
    const popover = await open(context);
    await context.userEvent.click(popover.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(popover.getByRole('button', { name: 'Mark all as read' })).toBeDisabled());
    clock.increment(10_000);
    await expect(popover.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  },
};
/** A mark that is never confirmed is taken back, with a word about it. */
export const MarkFails: Story = {
  parameters: answers(liveWith(rows, { isMute: true })),
  play: async (context) => {
    await bell(context, 'Notifications: 1 unread');
    const popover = await open(context);
    await context.userEvent.click(popover.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(popover.getByRole('button', { name: 'Mark all as read' })).toBeDisabled());
    clock.increment(10_000);
    await expect(await screen.findByText(/could not be marked as read/)).toBeVisible();
    await waitFor(() => expect(popover.getByRole('button', { name: 'Mark all as read' })).toBeEnabled());
  },
};
export const Connecting: Story = {
  parameters: answers(slow('createWsTicket')),
  play: async (context) => void (await open(context)),
};
/** A connection that falls keeps its list, says what it does, and comes back by itself. */
export const Reconnects: Story = {
  play: async (context) => {
    await bell(context, 'Notifications: 1 unread');
    liveServerCloses(closeCodes.slowHandshake);
    const popover = await open(context);
    await expect(await popover.findByText('Connection lost. Reconnecting, attempt 1 of 10.')).toBeVisible();
    await expect(popover.getAllByRole('listitem')).toHaveLength(2);
    await passUntil(3_000, () => expect(popover.queryByText(/^Connection lost/)).toBeNull());
  },
};
/** After ten attempts nothing is tried any more; the list comes over HTTP, and the reader may ask again. */
export const Exhausted: Story = {
  parameters: answers(failing('createWsTicket', 'unavailable'), answering('listNotifications', page)),
  play: async (context) => {
    await passUntil(3_000, () =>
      expect(
        context.canvas.getByRole('button', { name: 'Notifications: 1 unread. Live updates are off' }),
      ).toBeVisible(),
    );
    const popover = await open(context);
    // Opening it has asked for a new series, which fails as the one before.
    await passUntil(3_000, () => expect(popover.getByRole('button', { name: 'Retry' })).toBeVisible());
    await expect(popover.getAllByRole('listitem')).toHaveLength(2);
  },
};
/** Too many windows: this one was closed for good, until the reader wants it again. */
export const Fatal: Story = {
  parameters: answers(liveWith(rows, { closeWith: closeCodes.tooManySockets }), answering('listNotifications', page)),
  play: async (context) => {
    await bell(context, 'Notifications: 1 unread. Live updates are off');
    const popover = await open(context);
    await expect(popover.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
/** Without a network nothing is tried until there is one. */
export const Offline: Story = {
  play: async (context) => {
    await bell(context, 'Notifications: 1 unread');
    window.dispatchEvent(new Event('offline'));
    liveServerCloses(closeCodes.slowHandshake);
    const popover = await open(context);
    await passUntil(3_000, () => expect(popover.getByText(/^There is no connection/)).toBeVisible());
    clock.increment(10_000);
    await waitFor(() => expect(context.canvas.getByRole('status', { hidden: true })).toHaveTextContent(/interrupted/));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(popover.queryByText(/^There is no connection/)).toBeNull());
  },
};
/** Marks that wait for a connection are seen at once and go by HTTP where there will be none. */
export const MarksWithoutConnection: Story = {
  parameters: answers(
    liveWith(rows, { closeWith: closeCodes.tooManySockets }),
    answering('listNotifications', page),
    failing('updateAllNotifications', 'internal'),
  ),
  play: async (context) => {
    await bell(context, 'Notifications: 1 unread. Live updates are off');
    const popover = await open(context);
    await context.userEvent.click(popover.getByRole('button', { name: 'Mark all as read' }));
    await expect(await screen.findByText(/could not be marked as read/)).toBeVisible();
    await waitFor(() => expect(popover.getByRole('button', { name: 'Mark all as read' })).toBeEnabled());
  },
};
