import { DashboardScreen } from '@corredor/widgets/screens/DashboardScreen';

export { DashboardScreen as Component };
