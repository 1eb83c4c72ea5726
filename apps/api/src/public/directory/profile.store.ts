import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { stateName } from '../../services/geo/index.ts';
import { isListed } from './words.ts';

/** The public profile of an alias; undefined where no brokerage has it. */
export async function findProfile(trx: Transaction<Database>, alias: string) {
  const row = await trx
    .selectFrom('public_profiles')
    .select([
      'alias',
      'name',
      'email',
      'phone',
      'country_id',
      'state',
      'city',
      'direction',
      'slogan',
      'website',
      'tags',
      'resume',
      'layout',
      'image',
      'branches',
      sql<boolean>`exists (select from directory_entries e where e.partner_id = public_profiles.partner_id and ${isListed})`.as(
        'is_listed',
      ),
    ])
    .where('alias', '=', alias)
    .executeTakeFirst();
  return row && { ...row, state_name: stateName(row.state) };
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;
