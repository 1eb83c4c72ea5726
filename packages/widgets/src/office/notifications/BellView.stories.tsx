import { aNotification } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BellView } from './BellView.tsx';

const read = aNotification({
  id: 309,
  kind: 'payment_paid',
  status: 'read',
  params: { number: 'POL-000090', instalment: 3, amount: '118.40', currency: 'USD', actor: 'José Luis Andrade' },
});
const meta = {
  title: 'Screens/Notifications/BellView',
  component: BellView,
  args: {
    list: { status: 'ready', rows: [aNotification(), read], total: 2, isRefreshing: false },
    unreadCount: 1,
    connection: { status: 'live' },
    onMarkAll: fn(),
    onChoose: fn(),
    onRetry: fn(),
    onReconnect: fn(),
    onOpen: fn(),
  },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>],
} satisfies Meta<typeof BellView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

/** Choosing one tells which, and closes. */
export const Ready: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible();
    const popover = await open(context);
    await expect(await popover.findByText(/José Luis Andrade closed policy POL-000118/)).toBeVisible();
    await expect(popover.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/app/notifications');
    await context.userEvent.click(popover.getByRole('button', { name: 'Mark all as read' }));
    await expect(context.args.onMarkAll).toHaveBeenCalledOnce();
    await context.userEvent.click(popover.getByRole('button', { name: /Unread: Policy closed/ }));
    await expect(context.args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 310 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** No badge, and nothing to mark. */
export const NoneUnread: Story = {
  args: { unreadCount: 0, list: { status: 'ready', rows: [read], total: 1, isRefreshing: false } },
  play: async (context) => {
    const popover = await open(context);
    await expect(popover.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  },
};
export const NinetyNine: Story = {
  args: { unreadCount: 99 },
  play: async ({ canvas }) => expect(await canvas.findByText('99')).toBeVisible(),
};
/** More than that says 99+. */
export const AHundred: Story = {
  args: { unreadCount: 100 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('99+')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notifications: 99+ unread' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { unreadCount: 0, list: { status: 'ready', rows: [], total: 0, isRefreshing: false } },
  play: async (context) => {
    const popover = await open(context);
    await expect(popover.getByText('You have no notifications')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { unreadCount: 0, list: { status: 'loading' } },
  play: async (context) => void (await open(context)),
};
export const Failed: Story = {
  args: { unreadCount: 0, list: { status: 'failed', message: 'No.', isForbidden: false } },
  play: async (context) => {
    const popover = await open(context);
    await context.userEvent.click(popover.getByRole('button', { name: 'Try again' }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Twenty of them, with long names: it scrolls, and each stays on one line. */
export const Cruel: Story = {
  args: {
    unreadCount: 1240,
    list: {
      status: 'ready',
      total: 20,
      isRefreshing: false,
      rows: Array.from({ length: 20 }, (_none, index) =>
        aNotification({
          id: index + 1,
          params: {
            number: 'POL-000118-2026-GRUPO-EMPRESARIAL-DE-LA-SIERRA',
            contractor: 'Asesores Productores de Seguros Andrade, Cevallos, Hijos & Asociados de la Sierra',
            actor: 'María Fernanda Inmaculada Concepción de la Torre y Villavicencio',
          },
        }),
      ),
    },
  },
  play: async (context) => {
    const popover = await open(context);
    await expect(await popover.findAllByRole('listitem')).toHaveLength(20);
    const dialog = screen.getByRole('dialog', { name: 'Notifications' });
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(330);
  },
};
/** Nothing is tried any more: the icon and words say so, and a button asks again. */
export const LiveUpdatesOff: Story = {
  args: { connection: { status: 'off', canRetry: true } },
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: 'Notifications: 1 unread. Live updates are off' }),
    ).toBeVisible();
    const popover = await open(context);
    await expect(context.args.onOpen).toHaveBeenCalledOnce();
    await expect(popover.getByText(/^Live updates are off\./)).toBeVisible();
    await context.userEvent.click(popover.getByRole('button', { name: 'Retry' }));
    await expect(context.args.onReconnect).toHaveBeenCalledOnce();
  },
};
/** Where a new series is not allowed there is no button for it. */
export const LiveUpdatesOffForGood: Story = {
  args: { connection: { status: 'off', canRetry: false } },
  play: async (context) => {
    const popover = await open(context);
    await expect(popover.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
export const Reconnecting: Story = {
  args: { connection: { status: 'waiting', attempt: 3, attempts: 10 } },
  play: async (context) => {
    const popover = await open(context);
    await expect(popover.getByText('Connection lost. Reconnecting, attempt 3 of 10.')).toBeVisible();
  },
};
export const Offline: Story = {
  args: { connection: { status: 'offline' } },
  play: async (context) => {
    const popover = await open(context);
    await expect(popover.getByText(/^There is no connection\./)).toBeVisible();
  },
};
export const OffInSpanishDark: Story = {
  globals: { locale: 'es', theme: 'dark' },
  args: { connection: { status: 'off', canRetry: true } },
  parameters: { screen: { width: 360, height: 640 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Actualizaciones en vivo detenidas$/ }));
    await expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const SpanishDark: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notificaciones: 1 sin leer' }));
    await expect(await screen.findByText('Cuota pagada')).toBeVisible();
  },
};
