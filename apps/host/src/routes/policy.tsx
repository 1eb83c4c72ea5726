import { PolicyScreen } from '@corredor/widgets/screens/PolicyScreen';
import { useRecordId } from '../useRecordId.ts';

/** Makes a record, or changes the one that the address names. */
export function Component() {
  const id = useRecordId();
  return <PolicyScreen key={id} {...(id === undefined ? {} : { id })} />;
}
