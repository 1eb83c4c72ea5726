import { ProviderScreen } from '@corredor/widgets/screens/ProviderScreen';
import { useRecordId } from '../useRecordId.ts';

/** Makes a record, or changes the one that the address names. */
export function Component() {
  const id = useRecordId();
  return <ProviderScreen key={id} {...(id === undefined ? {} : { id })} />;
}
