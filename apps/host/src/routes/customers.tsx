export { CustomersScreen as Component } from '@corredor/widgets/screens/CustomersScreen';
