export { loadNotificationTexts } from './loadNotificationTexts.ts';
export { type NotificationParams, type NotificationTexts, wordNotification } from './notifications.ts';
