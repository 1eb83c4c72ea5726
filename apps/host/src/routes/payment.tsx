import { PaymentScreen } from '@corredor/widgets/screens/PaymentScreen';
import { useRecordId } from '../parts/recordPage.tsx';

/** Changes the instalment that the address names. */
export function Component() {
  const id = useRecordId();
  return <PaymentScreen key={id} id={id ?? 0} />;
}
