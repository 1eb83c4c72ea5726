export { RunsScreen as Component } from '@corredor/widgets/screens/RunsScreen';
