import { RenewalList } from '../portfolio/renewals/index.ts';
import { RecordMessages } from './RecordMessages.tsx';
import { RecordTasks } from './RecordTasks.tsx';
import { YearLineOf } from './YearLineOf.tsx';

/** `/app/management/renewals` */
export function RenewalsScreen() {
  return (
    <RenewalList
      lineOf={({ policy_id }) => <YearLineOf policyId={policy_id} />}
      tasksOf={({ id }) => <RecordTasks model="renewal" id={id} withPolicy />}
      messagesOf={({ id }) => <RecordMessages model="renewal" id={id} />}
    />
  );
}
