import type { TaskModel } from '@corredor/core/api';
import { lazy, Suspense } from 'react';

// They come after the record itself.
const RelatedTasks = lazy(() => import('./RecordTasksList.tsx'));

/** What is to be done about a record, on its page. */
export function RecordTasks(about: { model: TaskModel; id: number; withPolicy?: boolean; withDone?: boolean }) {
  return (
    <Suspense fallback={null}>
      <RelatedTasks {...about} />
    </Suspense>
  );
}
