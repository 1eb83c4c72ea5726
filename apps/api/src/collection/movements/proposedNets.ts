import type { MovementInput, MovementItemInput, MovementItemValues } from '@corredor/core/api';
import { basisOf, type MovementKind } from '@corredor/core/movements';
import { negated, premiumOfSum, type RowPremium, termNetChange } from '@corredor/core/premium';
import type { Scope } from '../../server/request/scope.ts';
import { withEveryRow } from './applyItems.ts';
import { isListTarget, listTargets, readListed } from './listedRows.ts';

type Items = NonNullable<MovementInput['items']>;
const premiumIn = ({ sum, rate, term_net }: MovementItemValues): RowPremium => ({
  sum: sum ?? null,
  rate: rate ?? null,
  term_net: term_net ?? null,
});

/** What an item comes to by what the row says that it is about; null where that cannot be told. */
function proposedNet(kind: MovementKind, { action, after }: MovementItemInput, row: MovementItemValues | undefined) {
  const values = after ?? {};
  if (action === 'add') return premiumOfSum(premiumIn(values));
  if (!row) return null;
  const now = premiumIn(row);
  if (action === 'remove') return now.term_net === null ? null : negated(now.term_net);
  // What a loss used up is insured again at its own price: the sum stays what it was.
  if (kind === 'sum_reinstatement' || (values.sum === undefined && values.rate === undefined)) return null;
  return termNetChange(now, {
    ...(values.sum !== undefined && { sum: values.sum }),
    ...(values.rate !== undefined && { rate: values.rate }),
  });
}

/** Items with the net premium of the whole term that their rows say, where nobody typed one. */
export async function withProposedNets(
  scope: Scope,
  policyId: number,
  { kind, items }: { kind: MovementKind; items: Items },
): Promise<Items> {
  const isOpen = ({ term_net }: MovementItemInput) => term_net === undefined || term_net === null;
  if (basisOf(kind) !== 'items' || !items.some(isOpen)) return items;
  const rows = new Map<string, MovementItemValues>();
  await withEveryRow(scope, async () => {
    for (const target of listTargets) {
      const ids = items.flatMap((item) => (item.target === target && isOpen(item) ? (item.record_id ?? []) : []));
      for (const [id, { values }] of await readListed(scope.trx, policyId, target, ids))
        rows.set(`${target} ${id}`, values);
    }
  });
  return items.map((item) => {
    if (!isOpen(item) || !isListTarget(item.target)) return item;
    return { ...item, term_net: proposedNet(kind, item, rows.get(`${item.target} ${item.record_id}`)) };
  });
}
