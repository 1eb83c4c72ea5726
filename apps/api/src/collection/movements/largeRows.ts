import type { Money } from '@corredor/core/money';
import { kindOf, type MovementKind } from '@corredor/core/movements';
import { invalid } from '../../server/request/problems.ts';
import type { KnownItem } from './listedRows.ts';
import { isTooMuch, tooMuch } from './movementFacts.ts';
import { netAfter } from './rowNets.ts';

/** Refuses items by which the premium of a row would be more than its column holds. */
export function refuseLargeRows(kind: MovementKind, items: readonly KnownItem[]) {
  if (kindOf(kind).keepsTermPremium) return;
  const nets = new Map<string, Money | null>();
  for (const [place, item] of items.entries()) {
    if (item.action !== 'change') continue;
    const row = `${item.target} ${item.record_id}`;
    const net = netAfter(nets.has(row) ? (nets.get(row) ?? null) : (item.before?.term_net ?? null), item);
    if (net !== null && isTooMuch(net)) throw invalid({ [`items.${place}.term_net`]: [tooMuch] });
    nets.set(row, net);
  }
}
