export { PaymentsScreen as Component } from '@corredor/widgets/screens/PaymentsScreen';
