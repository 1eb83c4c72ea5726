export { RolesScreen as Component } from '@corredor/widgets/screens/RolesScreen';
