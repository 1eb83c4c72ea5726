import type { Movement, MovementCheck, MovementCheckInput } from '@corredor/core/api';
import { openChecks } from '@corredor/core/movements';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { conflict, type FieldErrors, invalid, Problem } from '../../server/request/problems.ts';

/** An entry as it is stored. */
export interface StoredCheck {
  label: string;
  is_required: boolean;
  done_on: string | null;
  file_id: number | null;
}

/** The checklist of a movement, in its order. */
export const readChecks = (trx: Transaction<Database>, movementId: number): Promise<MovementCheck[]> =>
  trx
    .selectFrom('movement_checks as c')
    .leftJoin('policy_files as f', (join) =>
      join.onRef('f.partner_id', '=', 'c.partner_id').onRef('f.id', '=', 'c.file_id'),
    )
    .select(['c.position', 'c.label', 'c.is_required', 'c.done_on'])
    .select(
      sql<MovementCheck['file']>`case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end`.as(
        'file',
      ),
    )
    .where('c.movement_id', '=', movementId)
    .orderBy('c.position')
    .execute();

/** What is asked for does not go with the state that the movement is in by now, which it says. */
export const moved = (movement: Movement) =>
  conflict('movement_moved', { params: { context: movement.status }, current: movement });

/** The checklist as it is asked for; throws where it names what is not there, or drops what is required. */
export function changedChecks(
  movement: Movement,
  asked: readonly MovementCheckInput[],
  { today, fileIds }: { today: string; fileIds: ReadonlySet<number> },
): StoredCheck[] {
  const { checklist, status, undoes_id } = movement;
  const isOpen = status === 'draft' || status === 'sent';
  if (undoes_id !== null || !(isOpen || status === 'issued')) throw moved(movement);
  const kept = new Set(asked.map(({ position }) => position));
  const dropped = checklist.filter(({ position }) => !kept.has(position));
  // What was issued keeps its entries; they can still be ticked.
  if (!isOpen && (dropped.length > 0 || kept.has(null))) throw moved(movement);
  const errors: FieldErrors = {};
  const [needed] = dropped.filter(({ is_required }) => is_required);
  if (needed) errors.checklist = [{ key: 'field.check_required', params: { label: needed.label } }];
  const seen = new Set<number>();
  const next = asked.map(({ position, label, done_on, file_id }, place) => {
    const at = `checklist.${place}`;
    const before = checklist.find((one) => one.position === position);
    if (position === null && !label) errors[`${at}.label`] = [{ key: 'field.required' }];
    if (position !== null && (!before || seen.has(position))) errors[`${at}.position`] = [{ key: 'field.not_found' }];
    if (position !== null) seen.add(position);
    if (done_on !== null && done_on > today) errors[`${at}.done_on`] = [{ key: 'field.date_future' }];
    if (file_id !== null && !fileIds.has(file_id)) errors[`${at}.file_id`] = [{ key: 'field.not_found' }];
    return { label: before?.label ?? label ?? '', is_required: before?.is_required ?? false, done_on, file_id };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return next;
}

/** So many are named in the sentence; the fields name all. */
const mostNamed = 5;
/** Why a movement cannot be issued yet, where its checklist holds it. */
export function incomplete({ checklist, checklist_blocks }: Movement): Problem | undefined {
  const open = checklist_blocks ? openChecks(checklist) : [];
  if (open.length === 0) return undefined;
  const names = open.slice(0, mostNamed).map(({ label }) => label);
  return new Problem(409, 'movement_incomplete', {
    missing: ['checklist'],
    params: { names: [...names, ...(open.length > mostNamed ? ['…'] : [])].join(', ') },
    errors: Object.fromEntries(
      open.map(({ position, label }) => [
        `checklist.${position - 1}.done_on`,
        [{ key: 'field.check_open', params: { label } }],
      ]),
    ),
  });
}
