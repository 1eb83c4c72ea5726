import { sql } from 'kysely';
import type { Finder, Found, isOfPolicies } from '../../server/records/findIds.ts';
import { eachWord } from '../../server/records/search.ts';

/** Movements with their policies. */
export const movementRows = sql`movements m join policies p on p.partner_id = m.partner_id and p.id = m.policy_id`;
const ofMovement = ({ ids, isIn }: Found) =>
  ids
    ? sql<boolean>`m.id = any (${sql.val(ids)}::int[])`
    : sql<boolean>`(select ${isIn(sql`s.key`)} from movement_facts s where s.movement_id = m.id)`;
/**
 * Whether every word of a search stands in what a movement is found by itself, the insurer's number and what it is about, such as a plate, or in
 * what its policy is found by; `find` asks an index for a word, `isOf` tells how policies are compared.
 */
export const isFoundMovement = (find: Finder, text: string, isOf: typeof isOfPolicies) =>
  eachWord(text, async (word) => {
    const own = await find('movements', word);
    const policies = await find('policies', word);
    return own && policies
      ? sql<boolean>`(${ofMovement(own)} or ${isOf('m.policy_id', policies)})`
      : sql<boolean>`true`;
  });
