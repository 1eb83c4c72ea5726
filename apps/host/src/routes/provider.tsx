import { ProviderScreen } from '@corredor/widgets/screens/ProviderScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Makes a provider, or changes the one that the address names. */
export const Component = recordPage(ProviderScreen);
