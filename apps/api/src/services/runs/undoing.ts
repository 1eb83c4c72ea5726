import type { RunKind, RunParams } from '@corredor/core/api';
import { sql } from 'kysely';
import { conflict, type Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readSections, undoDaysIn } from '../settings/index.ts';

/** What takes back what a run did, record by record; what is not here cannot be taken back. */
export const opposites: Partial<Record<RunKind, RunKind>> = {
  payInstalment: 'unpayInstalment',
  remitInstalment: 'undoRemittance',
  deactivateUser: 'activateUser',
  loseRenewal: 'reopenRenewal',
  moveRenewal: 'undoRenewalStep',
  assignRenewal: 'undoRenewalStep',
  prepareRenewal: 'undoRenewalStep',
  completeTask: 'reopenTask',
  cancelTask: 'reopenTask',
  snoozeTask: 'undoTaskSnooze',
};
/** What the opposite is told besides: which step of a card is meant. */
export const undoParams: Partial<Record<RunKind, RunParams>> = {
  moveRenewal: { step: 'move' },
  assignRenewal: { step: 'assign' },
  prepareRenewal: { step: 'prepare' },
};
/** Tells why records could not be taken back now, by the rules of what takes them back; those that could are left out. Changes nothing, and asks as often for many as for one. */
export type UndoCheck = (
  recordIds: readonly number[],
  how: { params: RunParams; runId: number },
) => Promise<ReadonlyMap<number, Problem>>;
export type UndoChecks = Readonly<Partial<Record<RunKind, UndoCheck>>>;
const undoable = sql.val(Object.keys(opposites));

/** The run that takes this one back, unless it was given up. */
const undo = sql`runs r where r.partner_id = runs.partner_id and r.undoes_id = runs.id and r.status <> 'cancelled'`;
const refIn = (rows: ReturnType<typeof sql>) =>
  sql<{ id: number; name: string } | null>`(select jsonb_build_object('id', r.id, 'name', r.title) from ${rows})`;

/** The run that another one takes back, where it takes one back. */
export async function undoneRun({ trx }: Pick<Scope, 'trx'>, runId: number | null): Promise<number | undefined> {
  if (runId === null) return undefined;
  const run = await trx.selectFrom('runs').select('undoes_id').where('id', '=', runId).executeTakeFirst();
  return run?.undoes_id ?? undefined;
}

/** What a run takes back, and what takes it back. */
export const undoes = refIn(sql`runs r where r.partner_id = runs.partner_id and r.id = runs.undoes_id`);
export const undoneBy = refIn(undo);

/** The last day on which a run can be taken back: so many days after it began, by the setting of the brokerage. */
export async function undoUntil({ trx }: Pick<Scope, 'trx'>) {
  const days = undoDaysIn(await readSections(trx));
  return sql<
    string | null
  >`(select to_char((runs.created_at at time zone p.timezone)::date + ${days}::int, 'YYYY-MM-DD')
    from partners p
    where p.id = runs.partner_id and runs.kind = any (${undoable}::text[]) and not exists (select from ${undo})
      and exists (select from run_lines l where l.partner_id = runs.partner_id and l.run_id = runs.id and l.outcome = 'done'))`;
}

/** Why a run that could be taken back until a day cannot be any more; null where it can. */
export async function refuseLate({ trx }: Pick<Scope, 'trx'>, until: string): Promise<Problem | null> {
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  return today > until ? conflict('undo_late', { params: { days: undoDaysIn(await readSections(trx)) } }) : null;
}
