import { CustomersScreen } from '@corredor/widgets/screens/CustomersScreen';

export { CustomersScreen as Component };
