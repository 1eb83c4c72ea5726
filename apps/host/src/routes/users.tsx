import { UsersScreen } from '@corredor/widgets/screens/UsersScreen';

export { UsersScreen as Component };
