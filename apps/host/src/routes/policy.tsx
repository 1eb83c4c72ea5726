import { PolicyScreen } from '@corredor/widgets/screens/PolicyScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Makes a policy, or changes the one that the address names. */
export const Component = recordPage(PolicyScreen);
