export { notificationOperations, wordRow } from './notifications.operations.ts';
export { type NotificationStore, notificationStore } from './notifications.store.ts';
export { type Notice, type NotifyScope, notify, type Recipients } from './notify.ts';
