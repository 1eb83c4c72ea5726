import type { TaskAction, TaskStatus } from '../../contract/api/index.ts';

/** What can be done with a task as it stands, and how it stands then. */
export const taskMoves: Readonly<Record<TaskStatus, Partial<Record<TaskAction, TaskStatus>>>> = {
  open: { complete: 'done', cancel: 'cancelled', snooze: 'open' },
  done: { reopen: 'open' },
  cancelled: { reopen: 'open' },
};
