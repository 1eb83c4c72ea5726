import type { RowProblem } from './rowEditing.machine.ts';

/** Why no row can be added to a list that chooses from others: there are none, or all are in the list; null where one can. */
export function obstacleToAdding({ available, taken }: { available: number; taken: number }): RowProblem | null {
  if (available === 0) return { code: 'no_items' };
  return taken >= available ? { code: 'all_selected' } : null;
}
