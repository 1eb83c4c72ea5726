export { loadOlder, takeMessages } from './book.ts';
export type { LiveChannel, LiveView } from './channel.ts';
export type { ChannelOptions } from './startChannel.ts';
export { useLive } from './useLive.ts';
export { useNotifications } from './useNotifications.ts';
