import { NotificationsScreen } from '@corredor/widgets/screens/NotificationsScreen';

export { NotificationsScreen as Component };
