import { RenewalList } from '../portfolio/renewals/index.ts';
import { RecordMessages } from './RecordMessages.tsx';
import { RecordTasks } from './RecordTasks.tsx';

/** `/app/management/renewals` */
export function RenewalsScreen() {
  return (
    <RenewalList
      tasksOf={({ id }) => <RecordTasks model="renewal" id={id} withPolicy />}
      messagesOf={({ id }) => <RecordMessages model="renewal" id={id} />}
    />
  );
}
