export { NotificationsScreen as Component } from '@corredor/widgets/screens/NotificationsScreen';
