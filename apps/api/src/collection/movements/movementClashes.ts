import type { MovementClash } from '@corredor/core/api';
import type { MovementStatus } from '@corredor/core/movements';
import type { Scope } from '../../server/request/scope.ts';
import { withEveryRow } from './applyItems.ts';
import { namesOfItems } from './listedRows.ts';
import { type AskedMovement, clashesOf } from './movementFacts.ts';
import { readItems } from './movementRows.ts';

/** Open ones may clash with another. */
export const openStatuses: readonly MovementStatus[] = ['draft', 'sent', 'rejected'];

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
  const clashes = async (
    policyId: number,
    movement: Pick<AskedMovement, 'kind' | 'items'>,
    ownId: number | null,
  ): Promise<MovementClash[]> => {
    const [asked, ...others] = await withNames(policyId, [movement, ...(await openOf(policyId))]);
    return asked ? clashesOf(asked, others as (typeof asked & MovementClash)[], ownId) : [];
  };
  return { withNames, clashes };
}
export type MovementClashes = ReturnType<typeof movementClashes>;
