export { loadOlder, takeMessages } from './book.ts';
export type { ChannelOptions, LiveView } from './live.types.ts';
export { useLive } from './useLive.ts';
export { useNotifications } from './useNotifications.ts';
