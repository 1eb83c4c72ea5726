import { NotificationList } from '../notifications/index.ts';

/** `/app/notifications` */
export function NotificationsScreen() {
  return <NotificationList />;
}
