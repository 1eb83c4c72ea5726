import { NotificationList } from '../office/notifications/index.ts';

/** `/app/notifications` */
export function NotificationsScreen() {
  return <NotificationList />;
}
