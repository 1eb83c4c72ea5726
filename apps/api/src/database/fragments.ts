import type { ProviderRef, Ref } from '@corredor/core/api';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A joined record by number and name, as every answer shows it; null where the join found none. */
export const refTo = (alias: string, name: RawBuilder<string> = sql`${sql.ref(`${alias}.name`)}`) =>
  sql<Ref | null>`case when ${sql.ref(`${alias}.id`)} is null then null
    else json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${name}) end`;

/** The same where a foreign key promises that the record is there. */
export const refToKnown = (alias: string, name: RawBuilder<string> = sql`${sql.ref(`${alias}.name`)}`) =>
  sql<Ref>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${name})`;

/**
 * Another record by the id in a column, null where there is none. A subselect and not a join: with several joins the server
 * takes longer to choose their order than to read the rows.
 */
export const refById = (table: string, column: string, name: RawBuilder<string> = sql`x.name`) =>
  sql<Ref | null>`(select json_build_object('id', x.id, 'name', ${name}) from ${sql.table(table)} x where x.id = ${sql.ref(column)})`;

/** The same where activation promises that the record is there. */
export const refByKnownId = (table: string, column: string) =>
  sql<Ref>`(select json_build_object('id', x.id, 'name', x.name) from ${sql.table(table)} x where x.id = ${sql.ref(column)})`;

/** What lists and charts call an insurance company: its short name, or its whole one. */
export const shownProvider = (alias: string) =>
  sql<string>`coalesce(nullif(${sql.ref(`${alias}.short_name`)}, ''), ${sql.ref(`${alias}.name`)})`;

/** An insurance company by the id in a column, null where there is none. */
export const providerById = (column: string) =>
  sql<ProviderRef | null>`(select json_build_object('id', x.id, 'name', x.name, 'short_name', ${shownProvider('x')})
    from providers x where x.id = ${sql.ref(column)})`;

/** The same where activation promises that the company is there. */
export const providerByKnownId = (column: string) => sql<ProviderRef>`${providerById(column)}`;

/** What a user is called: by both names, and by the address while none is known. */
export const fullNameOf = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<string>`coalesce(nullif(trim(${of('name')} || ' ' || ${of('last_name')}), ''), ${of('email')})`;
};

/** What a seller is called: as the user, where the seller is one. */
export const sellerName = (seller: string, user: string) =>
  sql<string>`coalesce(${fullNameOf(user)}, ${sql.ref(`${seller}.name`)})`;

/**
 * Of the sellers of a policy who are users the one with the highest share on a day, of equals the first: the latest row of each counts,
 * and who has nothing left owns nothing. The same rule as `renewalOwner` of core.
 */
export const topSeller = (policyId: RawBuilder<unknown>, today: RawBuilder<unknown>) => sql<
  number | null
>`(select d.user_id
  from (select distinct on (s.user_id) s.user_id, l.percentage from policy_sellers l join sellers s on s.id = l.seller_id
    where l.policy_id = ${policyId} and s.user_id is not null and l.start_date <= ${today} order by s.user_id, l.start_date desc) d
  join users u on u.id = d.user_id and u.is_active where d.percentage > 0 order by d.percentage desc, d.user_id limit 1)`;

/** A percentage without the zeros that its column pads it with: 12.5, not 12.5000. */
export const percentOf = (column: string) => sql<string | null>`trim_scale(${sql.ref(column)})::text`;

/** Whether a policy was not closed by a day before its term ends, or not yet. */
export const isUnclosed = (policy: string, day: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.ref(`${policy}.closes_on`)} is null or ${sql.ref(`${policy}.closes_on`)} > ${day})`;

/** Whether a policy is in force on a day, which `policy_states` says of today: active, on one of its days. Without an end it never is. */
export const isInForce = (policy: string, day: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.ref(`${policy}.status`)} = 'active' and ${sql.ref(`${policy}.start_date`)} <= ${day}
    and ${sql.ref(`${policy}.end_date`)} >= ${day} and ${isUnclosed(policy, day)})`;

/** Issued movements `m` that count: those undone and their mirrors are left out. */
export const isCountedMovement = sql<boolean>`(m.status = 'issued' and m.undoes_id is null)`;

/** How many of these rows there are without those of a sample book, which are few: the others are counted in an index that knows no marks. */
export const ownRows = (rows: RawBuilder<unknown>) =>
  sql<number>`((select count(*)::int from ${rows}) - (select count(*)::int from ${rows} and is_sample))`;

/** A condition on what was asked for; true where nothing was. What must only be equal is simpler with `eb.and({ … })`. */
export const ifGiven = <Value>(
  value: Value | null | undefined,
  condition: (value: Value) => Expression<SqlBool>,
): Expression<SqlBool> => (value === null || value === undefined ? sql<boolean>`true` : condition(value));

/** Whether the terms of a policy `p` come up for renewal: neither it nor its branch says that they are not renewed. */
export const comesUpForRenewal = sql<boolean>`(p.renews and not exists (select from branches b
  where b.partner_id = p.partner_id and b.id = p.branch_id and not b.renews))`;
