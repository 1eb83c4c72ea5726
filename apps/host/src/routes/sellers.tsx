export { SellersScreen as Component } from '@corredor/widgets/screens/SellersScreen';
