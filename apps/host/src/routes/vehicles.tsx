export { VehiclesScreen as Component } from '@corredor/widgets/screens/VehiclesScreen';
