export { countUnread, type Marks, withMarks } from './marks.ts';
export { notificationSocketMachine } from './notificationSocket.machine.ts';
export { type NotificationSocketView, notificationSocketView } from './notificationSocket.selectors.ts';
export type { NotificationSocketEvent, SocketCommand } from './notificationSocket.types.ts';
