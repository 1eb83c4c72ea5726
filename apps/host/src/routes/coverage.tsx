import { CoverageScreen } from '@corredor/widgets/screens/CoverageScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Makes a coverage, or changes the one that the address names. */
export const Component = recordPage(CoverageScreen);
