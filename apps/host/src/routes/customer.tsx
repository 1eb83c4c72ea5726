import { CustomerScreen } from '@corredor/widgets/screens/CustomerScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Makes a customer, or changes the one that the address names. */
export const Component = recordPage(CustomerScreen);
