import { VehiclesScreen } from '@corredor/widgets/screens/VehiclesScreen';

export { VehiclesScreen as Component };
