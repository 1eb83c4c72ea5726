export { AccountScreen as Component } from '@corredor/widgets/screens/AccountScreen';
