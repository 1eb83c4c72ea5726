import { SellerScreen } from '@corredor/widgets/screens/SellerScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Makes a seller, or shows the one that the address names, perhaps with its form open. */
export const Component = recordPage(SellerScreen);
