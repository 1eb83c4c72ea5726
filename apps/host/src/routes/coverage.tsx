import { CoverageScreen } from '@corredor/widgets/screens/CoverageScreen';
import { useRecordId } from '../useRecordId.ts';

/** Makes a record, or changes the one that the address names. */
export function Component() {
  const id = useRecordId();
  return <CoverageScreen key={id} {...(id === undefined ? {} : { id })} />;
}
