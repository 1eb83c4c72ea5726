import type { SearchHit, SearchKind } from '@corredor/core/api';
import { keysOf } from '@corredor/core/keys';
import { can } from '@corredor/core/permissions';
import { everyRecord } from '@corredor/core/records';
import { type RawBuilder, sql } from 'kysely';
import { isFoundMovement } from '../../collection/movements/index.ts';
import { findIds, isOfPolicies, type Kind } from '../../server/records/findIds.ts';
import { startOf } from '../../server/records/search.ts';
import type { Scope } from '../../server/request/scope.ts';
import { isFoundTask } from '../tasks/index.ts';
import {
  type Asked,
  beginsWith,
  customerHits,
  isExactly,
  movementHits,
  ofFacts,
  paymentHits,
  paymentKeys,
  policyHits,
  providerHits,
  renewalHits,
  taskHits,
  vehicleHits,
} from './searchKinds.ts';

/** How many hits of one kind are shown. */
export const hitsOfKind = 5;
const most = hitsOfKind + 1;
/** Fewer records than this are looked at one by one; among more, a walk in the order of the list soon meets enough. */
const few = 500;

/**
 * Finds records of the caller's brokerage by what people know of them: numbers, names, plates. What is found ten thousand times is
 * not ranked as a whole: the very one, then what begins with it, then the others in the order of their kind.
 */
export function searchStore({ trx, caller }: Scope) {
  const read = async (hits: RawBuilder<SearchHit>) => (await hits.execute(trx)).rows;
  // Several kinds are found by their policy, which is looked for once.
  const asking = new Map<string, Promise<Asked | null>>();
  const ask = (kind: Kind, q: string): Promise<Asked | null> => {
    const key = `${kind} ${q}`;
    const asked = asking.get(key) ?? findIds(trx, kind, q).then((found) => found && { q, found, most });
    asking.set(key, asked);
    return asked;
  };
  const find = async (kind: Kind, q: string) => (await ask(kind, q))?.found ?? null;
  /** One step after the other until there are enough; the same hit counts once. */
  const stepwise = async (steps: (() => Promise<SearchHit[]>)[]) => {
    const hits = new Map<number, SearchHit>();
    for (const step of steps) {
      if (hits.size >= most) break;
      for (const hit of await step()) if (!hits.has(hit.id)) hits.set(hit.id, hit);
    }
    return [...hits.values()].slice(0, most);
  };
  /** What is still to be worked on first, of which there is much less. */
  const firstOpen = (hits: (isOpen: boolean) => RawBuilder<SearchHit>) =>
    stepwise([() => read(hits(true)), () => read(hits(false))]);
  const countsNumbers = async ({ q }: Asked) => {
    const { rows } =
      await sql`select from policy_facts f where ${beginsWith(sql`f.number`, q)} limit ${few + 1}`.execute(trx);
    return rows.length;
  };
  const policies = async (asked: Asked) => {
    // Where few begin so, the index of numbers finds them; the order must not lure the planner into walking everything.
    const gathered = sql`p.id = any (array(select x.policy_id from policy_facts x where ${beginsWith(sql`x.number`, asked.q)}
      limit ${few}))`;
    const isFew = (await countsNumbers(asked)) <= few;
    const begins = isFew ? gathered : ofFacts(sql`f.number like ${startOf(asked.q)}`);
    return stepwise([
      () =>
        read(
          policyHits.latest(
            asked,
            sql`p.id = any (array(select x.policy_id from policy_facts x
        where ${isExactly(sql`x.number`, asked.q)}))`,
          ),
        ),
      () => read(policyHits.latest(asked, begins)),
      // Those found already are among them.
      () => read(policyHits.latest({ ...asked, most: 2 * most }, sql`true`)),
    ]);
  };
  const may = (kind: 'policy' | 'payment') => can(caller.permissions, everyRecord[kind].may?.view ?? []);
  const sees = () => ({ policies: may('policy'), payments: may('payment') });
  const customers = (of: Asked) => {
    const asked = { ...of, sees: sees() };
    return stepwise([
      () => read(customerHits.byName(asked, isExactly(sql`f.name`, asked.q))),
      () => read(customerHits.byName(asked, beginsWith(sql`f.name`, asked.q), sql`f.name`)),
      () => read(customerHits.byName(asked, sql`true`)),
    ]);
  };
  const payments = async (asked: Asked) => {
    const { number, invoices } = paymentKeys;
    const candidates = (keys: (typeof paymentKeys)[keyof typeof paymentKeys][]) =>
      paymentHits.candidates(trx, asked, keys, few + 1);
    const ranked = (ids: number[]) => read(paymentHits.ranked({ ...asked, found: { ...asked.found, ids } }));
    const all = await candidates([number, invoices]);
    if (all.length <= few) return ranked(all);
    const numbered = await candidates([number]);
    const byNumber =
      numbered.length <= few
        ? [() => ranked(numbered)]
        : [() => read(paymentHits.byNumber(asked, false)), () => read(paymentHits.byNumber(asked, true))];
    const byInvoice = async () => {
      const invoiced = await candidates([invoices]);
      return invoiced.length <= few ? ranked(invoiced) : read(paymentHits.byInvoice(asked));
    };
    return stepwise([...byNumber, byInvoice]);
  };
  // In the order in which the kinds are shown.
  const finders: Record<SearchKind, (q: string) => Promise<SearchHit[]>> = {
    policy: async (q) => {
      const asked = await ask('policies', q);
      return asked ? (asked.found.ids ? read(policyHits.ranked(asked)) : policies(asked)) : [];
    },
    customer: async (q) => {
      const asked = await ask('customers', q);
      if (!asked) return [];
      return asked.found.ids && asked.found.ids.length <= few
        ? read(customerHits.ranked({ ...asked, sees: sees() }))
        : customers(asked);
    },
    vehicle: async (q) => {
      const asked = await ask('vehicles', q);
      return asked ? read(vehicleHits(asked)) : [];
    },
    payment: async (q) => {
      const ofPolicies = await ask('policies', q);
      // What is found in too many policies is found in no fewer with their invoices.
      const asked = ofPolicies?.found.ids === null ? ofPolicies : await ask('policies_with_invoices', q);
      return asked ? payments(asked) : [];
    },
    movement: async (q) => {
      const isFound = await isFoundMovement(find, q, isOfPolicies);
      return firstOpen((isOpen) => movementHits(isFound, most, isOpen));
    },
    provider: (q) => read(providerHits(q, most)),
    task: async (q) => {
      // A title is long to compare: of many those that come first are looked at.
      const look = (kind: Kind, word: string) => (kind === 'tasks' ? findIds(trx, kind, word, few) : find(kind, word));
      const isFound = await isFoundTask(look, q, (model) =>
        can(caller.permissions, everyRecord[model].may?.view ?? []),
      );
      return firstOpen((isOpen) => taskHits(q, isFound, most, isOpen));
    },
    renewal: async (q) => {
      const asked = await ask('policies', q);
      return asked ? firstOpen((isOpen) => renewalHits(asked, isOpen)) : [];
    },
  };
  return {
    /** The kinds that are found, in the order in which they are shown. */
    kinds: keysOf(finders),
    /** The best hits of one kind, one more than are shown where there are more. */
    find: (kind: SearchKind, q: string) => finders[kind](q),
  };
}
export type SearchStore = ReturnType<typeof searchStore>;
