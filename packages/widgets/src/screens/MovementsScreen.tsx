import { MovementList } from '../collection/movements/index.ts';
import { RecordMessages } from './RecordMessages.tsx';
import { RecordTasks } from './RecordTasks.tsx';

/** `/app/management/movements` */
export function MovementsScreen() {
  return (
    <MovementList
      relatedOf={({ id }) => (
        <>
          <RecordTasks model="movement" id={id} withPolicy />
          <RecordMessages model="movement" id={id} />
        </>
      )}
    />
  );
}
