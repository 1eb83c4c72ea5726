import type { MovementClash, MovementItem } from '@corredor/core/api';
import { type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** An issued movement that moved a row, and its day. */
export type Mover = MovementClash & { effective_date: string };
interface Moved {
  target: MovementItem['target'];
  action: 'add' | 'remove';
  rowIds: readonly number[];
}

/** The issued movements that brought in or took out some rows of a policy's list, each by its row. */
export async function moversOf(trx: Transaction<Database>, policyId: number, { target, action, rowIds }: Moved) {
  if (rowIds.length === 0) return new Map<number, Mover>();
  const rows = await trx
    .selectFrom('movements as m')
    .innerJoin('movement_items as i', (join) =>
      join.onRef('i.partner_id', '=', 'm.partner_id').onRef('i.movement_id', '=', 'm.id'),
    )
    .select(['m.id', 'm.number', 'm.kind', 'm.status', 'm.effective_date', 'i.record_id'])
    .where('m.policy_id', '=', policyId)
    .where('m.status', '=', 'issued')
    .where('m.undoes_id', 'is', null)
    .where('i.target', '=', target)
    .where('i.action', '=', action)
    .where(sql<SqlBool>`i.record_id = any (${sql.val([...rowIds])}::int[])`)
    .execute();
  return new Map(rows.flatMap(({ record_id, ...mover }) => (record_id === null ? [] : [[record_id, mover] as const])));
}
