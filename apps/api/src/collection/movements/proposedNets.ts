import type { MovementItemInput, MovementItemValues } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { basisOf, kindOf, type MovementKind } from '@corredor/core/movements';
import { negated, premiumOfSum, termNetChange } from '@corredor/core/premium';
import type { Scope } from '../../server/request/scope.ts';
import { withEveryRow } from './applyItems.ts';
import { isListTarget, rowsOfItems } from './listedRows.ts';
import { premiumIn } from './rowNets.ts';

/** An item whose premium may be found: it has none yet, or one that was found before. */
export type Proposable = Pick<MovementItemInput, 'action' | 'target' | 'record_id' | 'term_net'> & {
  after?: MovementItemValues | null;
  is_found?: boolean;
};

/** What an item comes to by what the row says that it is about; null where that cannot be told. */
function proposedNet(kind: MovementKind, { action, after }: Proposable, row: MovementItemValues | undefined) {
  const values = after ?? {};
  if (action === 'add') return premiumOfSum(premiumIn(values));
  if (!row) return null;
  const now = premiumIn(row);
  if (action === 'remove') return now.term_net === null ? null : negated(now.term_net);
  // What a loss used up is insured again at its own price: the sum stays what it was.
  if (kindOf(kind).keepsTermPremium || (values.sum === undefined && values.rate === undefined)) return null;
  return termNetChange(now, {
    ...(values.sum !== undefined && { sum: values.sum }),
    ...(values.rate !== undefined && { rate: values.rate }),
  });
}

/**
 * Items with the net premium of the whole term that their rows say now, where nobody typed one, and whether that is so of each: what was found
 * follows its row, and what was typed stays. To type what would be found is the same.
 */
export async function withProposedNets<Item extends Proposable>(
  scope: Scope,
  policyId: number,
  { kind, items }: { kind: MovementKind; items: readonly Item[] },
): Promise<Item[]> {
  if (basisOf(kind) !== 'items') return [...items];
  const rowOf = await withEveryRow(scope, () => rowsOfItems(scope.trx, policyId, items));
  return items.map((item) => {
    const row = rowOf(item);
    // Of a row that is gone it is said later that it is not there.
    if (!isListTarget(item.target) || (item.action !== 'add' && !row)) return item;
    const { term_net = null, is_found = false } = item;
    const found = proposedNet(kind, item, row?.values);
    if (term_net === null || is_found) return { ...item, term_net: found, is_found: found !== null };
    return { ...item, is_found: found !== null && compareMoney(found, term_net) === 0 };
  });
}
