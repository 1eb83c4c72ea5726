import { useFormats, useSession } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { TaskMonthView } from './TaskMonthView.tsx';
import { weeksOf } from './taskDays.ts';
import { useOpenTasks } from './useOpenTasks.ts';
import { useWhose } from './useWhose.ts';

/** What is to be done in the month that the address names, this one where it names none. */
export function TaskMonth() {
  const { today } = useFormats();
  const { record } = useSession();
  const asked = new URLSearchParams(useNavigation().search).get('month');
  const month = asked && /^(19|2[0-2])\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : today().slice(0, 7);
  const days = weeksOf(month).flat();
  const { isMine, header } = useWhose();
  const { list, retry } = useOpenTasks({ mine: isMine || undefined, from: days[0], until: days.at(-1) });
  return (
    <TaskMonthView
      list={list}
      month={month}
      today={today()}
      header={header}
      assignee={(isMine && record.userId) || undefined}
      onRetry={retry}
    />
  );
}
