import { UserScreen } from '@corredor/widgets/screens/UserScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Makes a user, or changes the one that the address names. */
export const Component = recordPage(UserScreen);
