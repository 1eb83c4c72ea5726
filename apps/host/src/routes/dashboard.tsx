export { DashboardScreen as Component } from '@corredor/widgets/screens/DashboardScreen';
