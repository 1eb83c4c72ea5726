import { UserScreen } from '@corredor/widgets/screens/UserScreen';
import { useRecordId } from '../useRecordId.ts';

/** Makes a user, or changes the one that the address names. */
export function Component() {
  const id = useRecordId();
  return <UserScreen key={id} {...(id === undefined ? {} : { id })} />;
}
