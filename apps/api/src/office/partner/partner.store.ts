import type { Partner, PartnerInput, PartnerPatch } from '@corredor/core/api';
import { countryDefaults } from '@corredor/core/countries';
import { seededRoles } from '@corredor/core/permissions';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Scope } from '../../server/request/scope.ts';

const columns = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'name',
  'alias',
  'tax_id',
  'phone',
  'email',
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
  'listed',
  'timezone',
  'currency',
  'language',
  'near_expiry_days',
] as const;

/** The caller's own brokerage. */
export function partnerStore({ trx, caller }: Scope) {
  const find = async (): Promise<Partner | undefined> => {
    const row = await trx.selectFrom('partners').select(columns).where('id', '=', caller.partnerId).executeTakeFirst();
    return row && withLocks(row);
  };
  const hasPolicies = async () =>
    (await trx.selectFrom('policies').select('id').where('is_sample', '=', false).limit(1).executeTakeFirst()) !==
    undefined;
  /** The currency is fixed after the first policy. */
  const withLocks = async (row: Omit<Partner, 'locked_fields'>): Promise<Partner> => ({
    ...row,
    locked_fields: (await hasPolicies()) ? ['currency'] : [],
  });
  const founder = () =>
    trx
      .selectFrom('users')
      .select(['partner_id', 'language'])
      .where('id', '=', caller.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
  return {
    find,
    /** Holds the caller's account until the commit and tells whether it has got a brokerage meanwhile. */
    lockFounder: async () => (await founder()).partner_id !== null,
    isAliasTaken: async (alias: string) => {
      const found = await trx
        .selectFrom('public_profiles')
        .select('partner_id')
        .where('alias', '=', alias)
        .executeTakeFirst();
      return found !== undefined && found.partner_id !== caller.partnerId;
    },
    hasPolicies,
    /** Makes the brokerage with its four roles and free plan, in its founder's language, and moves the caller into it as administrator. */
    create: async (input: PartnerInput): Promise<Partner> => {
      const { language } = await founder();
      const defaults = { ...countryDefaults(input.country_id), language };
      const id = await nextPartnerId(trx);
      await sql`select set_config('app.partner_id', ${String(id)}, true)`.execute(trx);
      caller.partnerId = id;
      const partner = await trx
        .insertInto('partners')
        .values({ ...defaults, ...input, id })
        .returning(columns)
        .executeTakeFirstOrThrow();
      await writePublicProfile(trx, partner);
      const roleId = await addSeededRoles(trx, id, partner.language);
      await trx.updateTable('users').set({ partner_id: id, role_id: roleId }).where('id', '=', caller.userId).execute();
      await addFreePlan(trx, id);
      return withLocks(partner);
    },
    update: async (version: number, patch: PartnerPatch): Promise<Partner | undefined> => {
      const partner = await trx
        .updateTable('partners')
        .set(patch)
        .where('id', '=', caller.partnerId)
        .where('version', '=', version)
        .returning(columns)
        .executeTakeFirst();
      if (partner) await writePublicProfile(trx, partner);
      return partner && withLocks(partner);
    },
  };
}
export type PartnerStore = ReturnType<typeof partnerStore>;

async function nextPartnerId(trx: Transaction<Database>) {
  const { rows } = await sql<{ id: string }>`select nextval(pg_get_serial_sequence('partners', 'id')) as id`.execute(
    trx,
  );
  return Number(rows[0]?.id);
}
async function addSeededRoles(trx: Transaction<Database>, partnerId: number, language: 'es' | 'en') {
  const rows = await trx
    .insertInto('roles')
    .values(
      seededRoles.map((role) => ({
        partner_id: partnerId,
        name: role.name[language],
        permissions: [...role.permissions],
        is_seeded: true,
      })),
    )
    .returning(['id', 'permissions'])
    .execute();
  const administrator = rows.reduce((most, role) => (role.permissions.length > most.permissions.length ? role : most));
  return administrator.id;
}
async function addFreePlan(trx: Transaction<Database>, partnerId: number) {
  const plan = await trx.selectFrom('plans').select('id').where('name', '=', 'Free').executeTakeFirstOrThrow();
  await trx
    .insertInto('subscriptions')
    .values({
      partner_id: partnerId,
      plan_id: plan.id,
      subscription_type: 'free',
      // Where the brokerage is: a plan that began tomorrow would not be its plan yet.
      starts_on: sql<string>`(select today from partner_today where partner_id = ${partnerId})`,
      ends_on: null,
      is_paid: true,
    })
    .execute();
}
/** What strangers may read is a table of its own, written with the profile. */
async function writePublicProfile(trx: Transaction<Database>, partner: Omit<Partner, 'locked_fields'>) {
  const {
    id,
    alias,
    name,
    email,
    phone,
    country_id,
    state,
    city,
    direction,
    slogan,
    website,
    tags,
    resume,
    layout,
    image,
    listed,
  } = partner;
  const row = {
    alias,
    name,
    email,
    phone,
    country_id,
    state,
    city,
    direction,
    slogan,
    website,
    tags,
    resume,
    layout,
    image,
    listed,
  };
  await trx
    .insertInto('public_profiles')
    .values({ partner_id: id, ...row })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
    .execute();
}
