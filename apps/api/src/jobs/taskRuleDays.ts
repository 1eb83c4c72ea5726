import { closeResolvedTasks, makeTasksByRules } from '../office/tasks/index.ts';
import type { DayScope } from './tellOnce.ts';

/** Follows the rules of tasks as the day begins: adds what is to be done, and closes what has gone by itself. */
export async function followTaskRules(scope: DayScope) {
  const closed = await closeResolvedTasks(scope);
  return closed + (await makeTasksByRules(scope));
}
