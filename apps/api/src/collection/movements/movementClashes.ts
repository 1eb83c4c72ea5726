import type { MovementClash } from '@corredor/core/api';
import type { MovementStatus } from '@corredor/core/movements';
import type { Scope } from '../../server/request/scope.ts';
import { withEveryRow } from './applyItems.ts';
import { listTargets, namesOfItems, rowsThere } from './listedRows.ts';
import { moversOf } from './movedRows.ts';
import { type AskedMovement, clashesOf } from './movementFacts.ts';
import { readItems } from './movementRows.ts';

/** Open ones may clash with another. */
export const openStatuses: readonly MovementStatus[] = ['draft', 'sent', 'rejected'];

/** So many are named. */
const mostClashes = 50;
type Asked = Pick<AskedMovement, 'kind' | 'items' | 'effective_date'>;

/** Which movements of a policy touch the same. */
export function movementClashes(scope: Scope) {
  const { trx } = scope;
  const openOf = async (policyId: number) => {
    const rows = await trx
      .selectFrom('movements')
      .select(['id', 'number', 'kind', 'status'])
      .where('policy_id', '=', policyId)
      .where('status', 'in', openStatuses)
      .orderBy('id')
      .limit(200)
      .execute();
    const items = await readItems(
      trx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] }));
  };
  /** The same movements, their items with the records that they name. */
  const withNames = async <Some extends Pick<AskedMovement, 'kind' | 'items'>>(
    policyId: number,
    some: readonly Some[],
  ) => {
    const names = await withEveryRow(scope, () =>
      namesOfItems(
        trx,
        policyId,
        some.flatMap(({ items }) => items),
      ),
    );
    return some.map(({ items, ...one }) => ({
      ...one,
      items: items.map((item) => ({ ...item, names: names.shift() ?? [] })),
    }));
  };
  /** The issued movements that took out what a movement names, or brought in what it brings in. */
  const issuedBefore = async (policyId: number, { items, effective_date: from }: Asked): Promise<MovementClash[]> => {
    const there = await withEveryRow(scope, () => rowsThere(trx, policyId, { items, from }));
    const movers = new Map<number, MovementClash>();
    for (const target of listTargets) {
      const named = items.flatMap((item) => (item.target === target ? (item.record_id ?? []) : []));
      const found = [
        ...(await moversOf(trx, policyId, { target, action: 'remove', rowIds: named })).values(),
        ...(await moversOf(trx, policyId, { target, action: 'add', rowIds: there.get(target) ?? [] })).values(),
      ];
      for (const { id, number, kind, status } of found) movers.set(id, { id, number, kind, status });
    }
    return [...movers.values()].toSorted((one, other) => one.number - other.number);
  };
  const clashes = async (policyId: number, movement: Asked, ownId: number | null): Promise<MovementClash[]> => {
    const waiting = await openOf(policyId);
    const [asked, ...named] = await withNames(policyId, [movement, ...waiting]);
    const others = waiting.map((one, place) => ({ ...one, items: named[place]?.items ?? [] }));
    const open = asked ? clashesOf(asked, others, ownId) : [];
    return [...open, ...(await issuedBefore(policyId, movement))].slice(0, mostClashes);
  };
  return { withNames, clashes };
}
export type MovementClashes = ReturnType<typeof movementClashes>;
