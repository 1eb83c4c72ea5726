export { UsersScreen as Component } from '@corredor/widgets/screens/UsersScreen';
