import { CustomerScreen } from '@corredor/widgets/screens/CustomerScreen';
import { useRecordId } from '../useRecordId.ts';

/** Makes a record, or changes the one that the address names. */
export function Component() {
  const id = useRecordId();
  return <CustomerScreen key={id} {...(id === undefined ? {} : { id })} />;
}
