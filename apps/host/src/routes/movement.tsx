import { MovementScreen } from '@corredor/widgets/screens/MovementScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Drafts a movement of the policy that the address names, or changes the draft that it names. */
export const Component = recordPage(MovementScreen);
