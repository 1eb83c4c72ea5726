export { NotificationBell } from './NotificationBell.tsx';
export { NotificationList } from './NotificationList.tsx';
