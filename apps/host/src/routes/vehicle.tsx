import { VehicleScreen } from '@corredor/widgets/screens/VehicleScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Makes a vehicle, or changes the one that the address names. */
export const Component = recordPage(VehicleScreen);
