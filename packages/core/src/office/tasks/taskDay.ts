import type { PlainDate } from '../../basics/dates/index.ts';
import type { Task } from '../../contract/api/index.ts';

/** The day on which a task counts, put off or not: the later of its due date and the day to which it was put off (plain dates). */
export const taskDay = ({ due_on, snoozed_until }: Pick<Task, 'due_on' | 'snoozed_until'>): PlainDate =>
  snoozed_until !== null && snoozed_until > due_on ? snoozed_until : due_on;
