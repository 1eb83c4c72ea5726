import { createHash } from 'node:crypto';
import { countryDefaults } from '@corredor/core/countries';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FileStore } from '../services/files/index.ts';
import { imageAddress, imageStorageKey } from '../services/images/index.ts';
import { drawLogo } from './drawLogo.ts';
import { type Neighbour, neighbours } from './neighbours.ts';

/** Fills the demo's directory with brokerages that nobody can log in to; those that are there already stay as they are. */
export async function seedDirectory(db: Kysely<Database>, files: FileStore): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('app.partner_id', '0', true), set_config('app.user_id', '0', true)`.execute(trx);
    const known = await trx.selectFrom('public_profiles').select('alias').execute();
    const taken = new Set(known.map(({ alias }) => alias));
    for (const one of neighbours.filter(({ alias }) => !taken.has(alias))) await settle(trx, files, one);
  });
}

async function settle(trx: Transaction<Database>, files: FileStore, one: Neighbour) {
  const { rows } = await sql<{ id: number }>`
    select id, set_config('app.partner_id', id::text, true)
    from (select nextval(pg_get_serial_sequence('partners', 'id'))::int as id) n`.execute(trx);
  const id = rows[0]?.id ?? 0;
  await trx
    .insertInto('partners')
    .values({ id, ...(await profileOf(one, files)) })
    .execute();
  await sql`
    insert into public_profiles (partner_id, alias, name, email, phone, country_id, state, city, direction, slogan, website, tags, resume, layout, image, listed)
    select id, alias, name, email, phone, country_id, state, city, direction, slogan, website, tags, resume, layout, image, listed
    from partners where id = ${id}`.execute(trx);
  await trx
    .insertInto('branches')
    .values(one.branches.map((name) => ({ partner_id: id, name, group: 'other' as const })))
    .execute();
  await sql`
    insert into subscriptions (partner_id, plan_id, subscription_type, starts_on, is_paid)
    select t.partner_id, p.id, 'free', t.today - 90, true from partner_today t cross join plans p
    where t.partner_id = ${id} and p.name = 'Free'`.execute(trx);
}

async function profileOf(
  { alias, place, logo, branches: _branches, hasWebsite, ...rest }: Neighbour,
  files: FileStore,
) {
  const [country_id, state, city] = place;
  return {
    ...countryDefaults(country_id),
    ...rest,
    alias,
    country_id,
    state,
    city,
    tax_id: '0000000000',
    email: `hola@${alias}.example`,
    image: logo ? await keepLogo(alias, logo, files) : null,
    website: hasWebsite ? `https://${alias}.example` : null,
  };
}
async function keepLogo(alias: string, colours: [string, string], files: FileStore) {
  const digest = createHash('sha256').update(alias).digest();
  const name = `${digest.toString('hex').slice(0, 32)}.png`;
  await files.put(imageStorageKey(name), drawLogo(colours, digest[0] ?? 0));
  return imageAddress(name);
}
