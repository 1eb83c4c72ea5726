import { permissions } from '@corredor/core/permissions';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashToken, newToken } from '../identity/accounts/index.ts';

/** How much a brokerage has; every policy that is no draft has so many instalments. */
export interface BrokerageSize {
  policies: number;
  instalments: number;
  customers: number;
  vehicles: number;
}
export interface FilledBrokerage extends BrokerageSize {
  partnerId: number;
  /** A token of its administrator, good for a day. */
  token: string;
}
const firstNames = ['Ana', 'José', 'María', 'Luis', 'Carmen', 'Jorge', 'Lucía', 'Pedro', 'Sofía', 'Andrés', 'Elena'];
const lastNames = [
  'García',
  'Núñez',
  'Pérez',
  'Rojas',
  'Vélez',
  'Mora',
  'Ibáñez',
  'Castro',
  'Zambrano',
  'Peña',
  'Abad',
];
const insurers = ['Andina', 'Boreal', 'Cóndor', 'Delta', 'Equinoccio', 'Faro', 'Génova', 'Horizonte'];
const branches = ['Vehículos', 'Vida', 'Salud', 'Incendio', 'Transporte', 'Fianzas'];
const list = (names: readonly string[]) => sql`(${sql.val([...names])}::text[])`;

/** Fills a new brokerage by SQL: the database's superuser does it, since it writes what many requests would write. */
export function fillBrokerage(admin: Kysely<Database>, name: string, size: BrokerageSize, hasTriggers = true) {
  return admin.transaction().execute(async (trx) => {
    if (!hasTriggers) await sql`set local session_replication_role = replica`.execute(trx);
    const { rows } = await sql<{ id: number }>`
      insert into partners (name, alias, tax_id, phone, email, country_id, timezone, currency, language)
      values (${name}, ${name.toLowerCase()}, '1790012345001', '+593991234567', ${`${name}@example.com`}, '218',
        'America/Guayaquil', 'USD', 'es') returning id`.execute(trx);
    const partnerId = rows[0]?.id ?? 0;
    const token = await addAdministrator(trx, partnerId, name);
    await addCatalogues(trx, partnerId);
    await addCustomers(trx, partnerId, size);
    await addPolicies(trx, partnerId, size);
    return { ...size, partnerId, token };
  });
}
async function addAdministrator(trx: Transaction<Database>, partner: number, name: string) {
  const token = newToken();
  await sql`with plan as (
      insert into subscriptions (partner_id, plan_id, subscription_type, starts_on, is_paid)
      select ${partner}, id, 'free', '2020-01-01', true from plans where name = 'PYMEs'
    ), role as (
      insert into roles (partner_id, name, permissions, is_seeded)
      values (${partner}, 'Administrator', ${sql.val([...permissions])}::text[], true) returning id
    ), person as (
      insert into users (partner_id, role_id, email, name, language, confirmed_at)
      select ${partner}, id, ${`admin@${name}.example.com`}, 'Ana', 'es', app_now() from role returning id
    ), opened as (
      insert into sessions (user_id, expires_at, family_key)
      select id, app_now() + interval '1 day', '\\x00' from person returning id
    ) insert into access_tokens (hash, session_id, expires_at)
    select ${hashToken(token)}, id, app_now() + interval '1 day' from opened`.execute(trx);
  return token;
}
async function addCatalogues(trx: Transaction<Database>, partner: number) {
  await sql`insert into providers (partner_id, name, ruc)
    select ${partner}, name, '179' || lpad(at::text, 7, '0') || '001'
    from unnest(${sql.val(insurers)}::text[]) with ordinality as given (name, at)`.execute(trx);
  await sql`insert into branches (partner_id, name, "group")
    select ${partner}, name, 'other' from unnest(${sql.val(branches)}::text[]) as name`.execute(trx);
}
async function addCustomers(trx: Transaction<Database>, partner: number, { customers, vehicles }: BrokerageSize) {
  await sql`insert into customers (partner_id, created_at, legal_type, name, identification_type, identification, email, country_id,
      city, roles, birthdate)
    select ${partner}, app_now() - (${customers} - n) * interval '1 minute', 'natural',
      ${list(firstNames)}[1 + n % 11] || ' ' || ${list(lastNames)}[1 + n / 11 % 11] || ' ' || ${list(lastNames)}[1 + n / 121 % 11]
        || case when n > 1331 then ' ' || n / 1331 else '' end,
      'cedula', lpad((n * 7)::text, 10, '0'), case when n % 3 > 0 then 'cliente' || n || '@example.com' end, '218',
      (array['Quito', 'Guayaquil', 'Cuenca', null])[1 + n % 4], array['contractor', 'payer'], date '1960-01-01' + n % 14000
    from generate_series(1, ${customers}::int) n`.execute(trx);
  await sql`insert into vehicles (partner_id, brand, model, year, plate, owner_id)
    select ${partner}, (array['Kia', 'Chevrolet', 'Toyota', 'Hyundai'])[1 + n % 4], 'Modelo ' || n % 17, 2005 + n % 20,
      'P' || chr(65 + n % 26) || chr(65 + n / 26 % 26) || lpad((n % 10000)::text, 4, '0') || n / 10000, c.first + n % ${customers}::int
    from generate_series(1, ${vehicles}::int) n, (select min(id) as first from customers where partner_id = ${partner}) c`.execute(
    trx,
  );
}
/** A tenth are drafts, a tenth closed; the others began within three years and last one. */
async function addPolicies(trx: Transaction<Database>, partner: number, size: BrokerageSize) {
  const { policies, instalments, customers } = size;
  await sql`insert into policies (partner_id, created_at, updated_at, status, closed_reason, closed_on, number, certificate_number,
      start_date, end_date, branch_id, provider_id, contractor_id, payer_id, net_premium, total_grant, insured_select_type)
    select ${partner}, app_now() - (${policies} - n) * interval '1 minute', app_now() - (n * 7919 % ${policies}) * interval '1 minute',
      case n % 10 when 0 then 'draft' when 1 then 'closed' else 'active' end, case n % 10 when 1 then 'closed' end,
      case n % 10 when 1 then current_date end, 'SC-' || n, case when n % 4 = 0 then 'C' || n * 3 end, s.day, s.day + 365,
      b.first + n % ${branches.length}::int, p.first + n % ${insurers.length}::int, c.first + n * 13 % ${customers}::int,
      c.first + n * 13 % ${customers}::int, 100 + n % 977 + 0.25, 120 + n % 977 + 0.25,
      (array['personal', 'personal', 'corporate', 'massive'])[1 + n % 4]
    from generate_series(1, ${policies}::int) n
    cross join lateral (select current_date - 700 + n * 31 % 900 as day) s
    cross join (select min(id) as first from branches where partner_id = ${partner}) b
    cross join (select min(id) as first from providers where partner_id = ${partner}) p
    cross join (select min(id) as first from customers where partner_id = ${partner}) c`.execute(trx);
  const { rows } = await sql<{ name: string | null }>`select to_regclass('receipts')::text as name`.execute(trx);
  const hasReceipts = rows[0]?.name !== null;
  const modes = await sql<{ mode: string }>`select current_setting('session_replication_role') as mode`.execute(trx);
  await sql`insert into payments (partner_id, policy_id, number, due_date, amount, payment_method, payment_date, invoice_number,
      collected_by, is_paid ${hasReceipts ? sql`, paid_amount` : sql``})
    select ${partner}, p.id, n, d.due, a.amount,
      case when d.is_paid then (array['cash', 'transfer', 'card'])[1 + (p.id + n) % 3] end,
      case when d.is_paid then least(d.due + 2, current_date) end,
      case when d.is_paid and p.id % 3 = 0 then 'F001-' || p.id * 10 + n end,
      case when p.id % 2 = 0 then 'broker' else 'insurer' end,
      d.is_paid ${hasReceipts ? sql`, case when d.is_paid then a.amount else 0 end` : sql``}
    from policies p
    cross join generate_series(1, ${instalments}::int) n
    cross join lateral (select p.start_date + (n - 1) * 365 / ${instalments}::int as due) s
    cross join lateral (select s.due, s.due < current_date and (p.id * 31 + n) % 14 > 0 as is_paid) d
    cross join lateral (select round(p.total_grant / ${instalments}::int, 2) as part) e
    cross join lateral (select case when n < ${instalments}::int then e.part else p.total_grant - (n - 1) * e.part end as amount) a
    where p.partner_id = ${partner} and p.status <> 'draft'`.execute(trx);
  if (!hasReceipts) return;
  const { mode } = modes.rows[0] ?? { mode: 'origin' };
  // The sums are written already; adding a million receipts up one by one takes minutes.
  await sql`set local session_replication_role = replica`.execute(trx);
  await sql`insert into receipts (partner_id, payment_id, kind, amount, received_on, method, collected_by)
    select partner_id, id, 'money', paid_amount, payment_date, payment_method, collected_by from payments
    where partner_id = ${partner} and paid_amount > 0`.execute(trx);
  await sql`set local session_replication_role = ${sql.lit(mode)}`.execute(trx);
}
