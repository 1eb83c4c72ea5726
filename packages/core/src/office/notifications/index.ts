export { afterMessage, bookOf, type NotificationBook, withOlder } from './book.ts';
export { loadNotificationTexts } from './loadNotificationTexts.ts';
export { type NotificationParams, type NotificationTexts, wordNotification } from './notifications.ts';
