import { PaymentScreen } from '@corredor/widgets/screens/PaymentScreen';
import { recordPage } from '../parts/recordPage.tsx';

/** Shows the instalment that the address names, perhaps with its form open; none is made here. */
export const Component = recordPage(({ id = 0, isEditing }) => <PaymentScreen id={id} isEditing={isEditing} />);
