import { VehicleScreen } from '@corredor/widgets/screens/VehicleScreen';
import { useRecordId } from '../useRecordId.ts';

/** Makes a record, or changes the one that the address names. */
export function Component() {
  const id = useRecordId();
  return <VehicleScreen key={id} {...(id === undefined ? {} : { id })} />;
}
