import { RenewalList } from '../portfolio/renewals/index.ts';
import { RecordTasks } from './RecordTasks.tsx';

/** `/app/management/renewals` */
export function RenewalsScreen() {
  return <RenewalList tasksOf={({ policy_id }) => <RecordTasks model="policy" id={policy_id} />} />;
}
