import type { ChecklistItem, ChecklistTemplate, MovementCheck } from '../../contract/api/index.ts';
import type { MovementKind } from './kindTable.ts';

/** What a movement needs: the template of its branch and kind counts, else that of its branch, of its kind, or of all. */
export function checklistFor(
  templates: readonly ChecklistTemplate[],
  { branch_id, kind }: { branch_id: number | null; kind: MovementKind },
): ChecklistItem[] {
  const fitting = templates.filter(
    (one) => (one.branch_id === null || one.branch_id === branch_id) && (one.kind === null || one.kind === kind),
  );
  const precision = (one: ChecklistTemplate) => (one.branch_id === null ? 0 : 2) + (one.kind === null ? 0 : 1);
  return fitting.toSorted((one, other) => precision(other) - precision(one))[0]?.items ?? [];
}

/** How many entries of a checklist are done, of how many. */
export const checklistProgress = (checklist: readonly MovementCheck[]): { done: number; count: number } => ({
  done: checklist.filter(({ done_on }) => done_on !== null).length,
  count: checklist.length,
});

/** What is required and not there yet. */
export const openChecks = (checklist: readonly MovementCheck[]): MovementCheck[] =>
  checklist.filter((one) => one.is_required && one.done_on === null);

/** What the files of one mail come to at most, in bytes. */
export const mostMailBytes = 20 * 1_048_576;
