import { RoleScreen } from '@corredor/widgets/screens/RoleScreen';
import { useSearchParams } from 'react-router-dom';
import { useRecordId } from '../parts/recordPage.tsx';

/** Makes a role, perhaps with the permissions of another, or changes the one that the address names. */
export function Component() {
  const id = useRecordId();
  const [search] = useSearchParams();
  const from = Number(search.get('from')) || undefined;
  return <RoleScreen key={id ?? `from ${from}`} from={from} id={id} />;
}
