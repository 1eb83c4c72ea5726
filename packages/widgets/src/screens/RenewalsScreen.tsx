import type { Renewal } from '@corredor/core/api';
import { RenewalList } from '../portfolio/renewals/index.ts';
import { RecordMessages } from './RecordMessages.tsx';
import { RecordTasks } from './RecordTasks.tsx';
import { RenewalYearLine } from './RenewalYearLine.tsx';
import { YearLineOf } from './YearLineOf.tsx';

const smallLineOf = (row: Renewal) => <RenewalYearLine renewal={row} />;

/** `/app/management/renewals` */
export function RenewalsScreen() {
  return (
    <RenewalList
      smallLineOf={smallLineOf}
      lineOf={({ policy_id }) => <YearLineOf policyId={policy_id} />}
      tasksOf={({ id }) => <RecordTasks model="renewal" id={id} withPolicy />}
      messagesOf={({ id }) => <RecordMessages model="renewal" id={id} />}
    />
  );
}
