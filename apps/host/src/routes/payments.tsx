import { PaymentsScreen } from '@corredor/widgets/screens/PaymentsScreen';

export { PaymentsScreen as Component };
