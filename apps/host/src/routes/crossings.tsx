export { CrossingsScreen as Component } from '@corredor/widgets/screens/CrossingsScreen';
