import type { LiveAnnouncement } from '@corredor/machines/live-announcer';
import type { NotificationSocketEvent, NotificationSocketView } from '@corredor/machines/notification-socket';
import type { SimulatedClock } from 'xstate';

/** What the product may know of the live channel. */
export type LiveView = NotificationSocketView & LiveAnnouncement;

export interface ChannelOptions {
  /** The time it lives in; the browser's unless told, as stories do. */
  clock?: SimulatedClock;
}

export interface RunningChannel {
  send: (event: NotificationSocketEvent) => void;
  stop: () => void;
}
