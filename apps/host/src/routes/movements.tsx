export { MovementsScreen as Component } from '@corredor/widgets/screens/MovementsScreen';
