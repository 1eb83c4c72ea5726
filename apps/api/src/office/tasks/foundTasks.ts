import type { TaskModel } from '@corredor/core/api';
import { type RawBuilder, sql } from 'kysely';
import { isFoundProvider } from '../../portfolio/providers/index.ts';
import type { Finder, Kind } from '../../server/records/findIds.ts';
import { eachWord, readingsOf } from '../../server/records/search.ts';

type Condition = RawBuilder<unknown>;
/** More records than this that a word finds are no hint whom a task is about: each task would be compared with them. */
const mostAbout = 2000;
const ofTable = (table: string) => (policies: Condition) =>
  sql`select x.id from ${sql.table(table)} x where x.policy_id = ${policies}`;
/** What belongs to some policies, and tasks may be about. */
const recordsOf = {
  // An index for each: those that stand, and the few that do not.
  payment: (policies: Condition) => sql`${ofTable('payments')(policies)} and x.voided_at is null
    union all ${ofTable('payments')(policies)} and x.voided_at is not null`,
  renewal: ofTable('renewals'),
  movement: ofTable('movements'),
};
/** Tasks `k` about what a text finds: customers, policies and what belongs to them, vehicles and insurers, as far as they may be viewed. */
async function aboutFound(find: Finder, text: string, may: (model: TaskModel) => boolean) {
  const conditions: RawBuilder<unknown>[] = [];
  const idsOf = async (kind: Kind) => {
    const ids = (await find(kind, text))?.ids ?? [];
    return ids.length > 0 && ids.length <= mostAbout ? sql`any (${sql.val(ids)}::int[])` : null;
  };
  const customers = may('customer') ? await idsOf('customers') : null;
  if (customers) conditions.push(sql`k.customer_id = ${customers}`);
  const vehicles = may('vehicle') ? await idsOf('vehicles') : null;
  if (vehicles) conditions.push(sql`k.vehicle_id = ${vehicles}`);
  const ofPolicies = (['payment', 'renewal', 'movement'] as const).filter(may);
  const policies = may('policy') || ofPolicies.length > 0 ? await idsOf('policies') : null;
  if (policies && may('policy')) conditions.push(sql`k.policy_id = ${policies}`);
  if (policies)
    for (const model of ofPolicies)
      conditions.push(sql`${sql.ref(`k.${model}_id`)} in (${recordsOf[model](policies)})`);
  if (may('provider'))
    conditions.push(sql`k.provider_id in (select r.id from providers r where ${isFoundProvider('r', text)})`);
  return conditions;
}
const anyOf = (conditions: readonly RawBuilder<unknown>[]) =>
  sql<boolean>`coalesce(${sql.join(conditions, sql` or `)}, false)`;
/**
 * Whether every word of a search stands in the title of a task `k`, or in what the record that it is about is found by, as far as `may` says that the
 * caller views it. Words that very many have, such as a usual name, count where one record has them all.
 */
export async function isFoundTask(find: Finder, text: string, may: (model: TaskModel) => boolean) {
  const isFound = await eachWord(text, async (word) => {
    const titled = await find('tasks', word);
    if (!titled) return sql<boolean>`true`;
    const isTitled = titled.ids ? sql`k.id = any (${sql.val(titled.ids)}::int[])` : titled.isIn(sql`k.title_key`);
    return anyOf([isTitled, ...(await aboutFound(find, word, may))]);
  });
  const isOneWord = readingsOf(text).flat().length < 2;
  const whole = isOneWord ? [] : await aboutFound(find, text, may);
  return whole.length > 0 ? sql<boolean>`(${isFound} or ${anyOf(whole)})` : isFound;
}
