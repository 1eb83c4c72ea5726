import { sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Scope } from '../../server/request/scope.ts';

/** Who sells: a user of the brokerage, or somebody of whom only the name is known. */
export type WantedSeller = { user_id: number } | { name: string };

/** A seller's record, and whether new shares can be given to it. */
export interface KnownSeller {
  id: number;
  is_active: boolean;
}

/** The seller's record of a user, or of a name however it is typed; undefined where there is none. */
export function findSeller({ trx }: Scope, wanted: WantedSeller): Promise<KnownSeller | undefined> {
  const isWanted =
    'user_id' in wanted
      ? sql<boolean>`user_id = ${wanted.user_id}`
      : sql<boolean>`user_id is null and seller_key(name) = seller_key(${wanted.name})`;
  return trx.selectFrom('sellers').select(['id', 'is_active']).where(isWanted).executeTakeFirst();
}

/**
 * The seller's record of a user, or of a name however it is typed. Where there is none it is made, and told in the history: a user is
 * an employee, anybody else an agent, until somebody says otherwise.
 */
export async function findOrAddSeller(scope: Scope, wanted: WantedSeller): Promise<KnownSeller> {
  const { trx, caller } = scope;
  const known = await findSeller(scope, wanted);
  if (known) return known;
  const seller =
    'user_id' in wanted
      ? { user_id: wanted.user_id, name: await nameOfUser(scope, wanted.user_id), kind: 'employee' as const }
      : { user_id: null, name: wanted.name.trim().replace(/\s+/g, ' '), kind: 'agent' as const };
  const row = await trx
    .insertInto('sellers')
    .values({ ...seller, is_active: true, partner_id: caller.partnerId })
    .onConflict((taken) => taken.doNothing())
    .returning(['id', 'is_active'])
    .executeTakeFirst();
  if (row) {
    await recordChanges(scope, 'seller', forHistory)('seller_created', row.id, { after: seller });
    return row;
  }
  const faster = await findSeller(scope, wanted);
  if (!faster) throw new Error('A seller who is known cannot be read.');
  return faster;
}

const forHistory = ({ user_id, name, kind }: { user_id: number | null; name: string; kind: string }) => ({
  name,
  kind,
  user: user_id ? name : null,
});

/** What a user is called. */
export async function nameOfUser({ trx }: Scope, userId: number): Promise<string> {
  const user = trx.selectFrom('users as u').where('u.id', '=', userId);
  return (await user.select(fullNameOf('u').as('name')).executeTakeFirstOrThrow()).name;
}
