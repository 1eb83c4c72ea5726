import { RunScreen } from '@corredor/widgets/screens/RunScreen';
import { useRecordId } from '../parts/recordPage.tsx';

/** What became of each record of the run that the address names. */
export function Component() {
  const id = useRecordId() ?? 0;
  return <RunScreen key={id} id={id} />;
}
