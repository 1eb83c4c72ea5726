import type { Movement, MovementItem, MovementRow } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { firstDueDate, movementActions } from '@corredor/core/movements';
import { sql, type Transaction } from 'kysely';
import { percentOf, providerByKnownId, refByKnownId } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { checklistBlocksIn, readSections, undoDaysIn } from '../../services/settings/index.ts';
import { readChecks } from './movementChecks.ts';
import type { IssuedMovement } from './movementFacts.ts';
import type { NetItem } from './rowNets.ts';

type Trx = Transaction<Database>;
const columns = [
  'm.id',
  'm.policy_id',
  'm.number',
  'm.kind',
  'm.status',
  'm.effective_date',
  'm.requested_by',
  'm.requested_on',
  'm.sent_on',
  'm.issued_on',
  'm.insurer_number',
  'm.net_delta',
  'm.charges',
  'm.total_delta',
  'm.undoes_id',
  'm.reason_code',
  'm.rejected_reason',
  'm.method',
  'm.explanation',
  'm.version',
  'm.created_at',
  'm.updated_at',
] as const;
const checksCount = sql<number>`(select count(*)::int from movement_checks c where c.movement_id = m.id)`;
const checksDone = sql<number>`(select count(c.done_on)::int from movement_checks c where c.movement_id = m.id)`;
const itemsCount = sql<number>`(select count(*)::int from movement_items i where i.movement_id = m.id)`;

const selectRows = (trx: Trx) =>
  trx
    .selectFrom('movements as m')
    .innerJoin('policies as p', 'p.id', 'm.policy_id')
    .select(columns)
    .select([
      sql<{ id: number; name: string }>`json_build_object('id', p.id, 'name', coalesce(p.number, '#' || p.id))`.as(
        'policy',
      ),
      refByKnownId('customers', 'p.contractor_id').as('contractor'),
      providerByKnownId('p.provider_id').as('provider'),
      itemsCount.as('items_count'),
      checksDone.as('checklist_done'),
      checksCount.as('checklist_count'),
    ]);

/** The last day on which an issued movement can be taken back. */
const undoUntil = (
  { status, undoes_id, issued_on }: Pick<MovementRow, 'status' | 'undoes_id' | 'issued_on'>,
  days: number,
) => (status === 'issued' && undoes_id === null && issued_on !== null ? addDays(issued_on, days) : null);
/** What can be done with a movement today; a mirror only tells of what was taken back. */
const actionsOf = (
  { status, undoes_id }: Pick<MovementRow, 'status' | 'undoes_id'>,
  until: string | null,
  today: string,
) =>
  undoes_id === null
    ? movementActions(status).filter((action) => action !== 'undo' || until === null || today <= until)
    : [];

/** The wanted movements as a list shows them, in the order of the ids. */
export async function readMovementRows(trx: Trx, currency: string, ids: number[]): Promise<MovementRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(trx).where('m.id', 'in', ids).execute();
  const days = undoDaysIn(await readSections(trx));
  const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, currency, allowed_actions: actionsOf(row, undoUntil(row, days), today) }] : [];
  });
}

const itemColumns = [
  'action',
  'target',
  'record_id',
  'label',
  'before',
  'after',
  'term_net',
  'is_found',
  'net_delta',
] as const;
/** The items of movements, by the number of each. */
export async function readItems(trx: Trx, ids: number[]): Promise<Map<number, MovementItem[]>> {
  const found = new Map<number, MovementItem[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await trx
    .selectFrom('movement_items')
    .select(['movement_id', ...itemColumns])
    .where('movement_id', 'in', ids)
    .orderBy('movement_id')
    .orderBy('place')
    .execute();
  for (const { movement_id, ...item } of rows) found.get(movement_id)?.push(item);
  return found;
}

/** What issued movements changed, each with its day, in their order. */
export async function readDatedItems(
  trx: Trx,
  issued: readonly Pick<IssuedMovement, 'id' | 'kind' | 'effective_date'>[],
): Promise<NetItem[]> {
  const items = await readItems(
    trx,
    issued.map(({ id }) => id),
  );
  return issued.flatMap(({ id, kind, effective_date }) =>
    (items.get(id) ?? []).map((item) => ({ ...item, movement_id: id, kind, effective_date })),
  );
}

/** What a policy cost before a movement was issued: as it was issued itself, with what came before; null until then. */
const costBefore = (own: 'net_premium' | 'total_grant', delta: 'net_delta' | 'total_delta') =>
  sql<
    string | null
  >`case when m.issued_at is not null then (${sql.ref(`p.${own}`)} + coalesce((select sum(${sql.ref(`o.${delta}`)})
    from movements o where o.partner_id = m.partner_id and o.policy_id = m.policy_id
      and (o.issued_at, o.id) < (m.issued_at, m.id)), 0))::text end`;

/** One movement as its own page shows it, but for what it clashes with. */
export async function readMovement(
  trx: Trx,
  currency: string,
  id: number,
): Promise<Omit<Movement, 'clashes'> | undefined> {
  const found = await selectRows(trx)
    .select([
      'm.reason',
      percentOf('m.penalty_percent').as('penalty_percent'),
      'm.earning_table',
      percentOf('m.least_percent').as('least_percent'),
      'm.least_amount',
      'm.typed_net',
      'm.counts_next_term',
      'm.new_end_date',
      'm.with_lapse',
      'm.no_loss_statement',
      'm.plan',
      'm.first_due_date',
      'm.typed_due_date',
      'm.term_net_delta',
      'm.computed_net',
    ])
    .select([
      costBefore('net_premium', 'net_delta').as('net_before'),
      costBefore('total_grant', 'total_delta').as('total_before'),
    ])
    .select(sql<string>`(select today from partner_today)`.as('today'))
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { today, ...row } = found;
  const { status, effective_date, typed_due_date } = row;
  const isOpen = status === 'draft' || status === 'sent' || status === 'rejected';
  const first_due_date = isOpen ? firstDueDate(typed_due_date, effective_date, today) : row.first_due_date;
  const items = (await readItems(trx, [id])).get(id) ?? [];
  const sections = await readSections(trx);
  const undo_until = undoUntil(row, undoDaysIn(sections));
  const [checklist, checklist_blocks] = [await readChecks(trx, id), checklistBlocksIn(sections)];
  return {
    ...row,
    first_due_date,
    items,
    checklist,
    checklist_blocks,
    undo_until,
    currency,
    allowed_actions: actionsOf(row, undo_until, today),
  };
}

/** The movements of a policy that count, in the order of their issue. */
export const readIssued = (trx: Trx, policyId: number): Promise<IssuedMovement[]> =>
  trx
    .selectFrom('movements')
    .select([
      'id',
      'number',
      'kind',
      'effective_date',
      'is_reinstated',
      'with_lapse',
      'reinstates_id',
      'net_delta',
      'term_net_delta',
      'total_delta',
      'charges',
    ])
    .where('policy_id', '=', policyId)
    .where('status', '=', 'issued')
    .where('undoes_id', 'is', null)
    .orderBy('issued_at')
    .orderBy('id')
    .execute();
