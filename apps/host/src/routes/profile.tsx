import { ProfileScreen } from '@corredor/widgets/screens/ProfileScreen';

export { ProfileScreen as Component };
