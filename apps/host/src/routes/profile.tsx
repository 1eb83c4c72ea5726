export { ProfileScreen as Component } from '@corredor/widgets/screens/ProfileScreen';
