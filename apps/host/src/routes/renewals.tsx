export { RenewalsScreen as Component } from '@corredor/widgets/screens/RenewalsScreen';
