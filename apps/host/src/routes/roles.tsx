import { RolesScreen } from '@corredor/widgets/screens/RolesScreen';

export { RolesScreen as Component };
