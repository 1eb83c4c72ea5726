import type {
  ExtraField,
  InstalmentsSummary,
  Policy,
  PolicyCommission,
  PolicyRow,
  PremiumBalance,
  Ref,
} from '@corredor/core/api';
import {
  allowedActions,
  doubtsBeforeActivation,
  lockedFields,
  type Missing,
  missingForActivation,
  movementFields,
} from '@corredor/core/policies';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { comesUpForRenewal, isCountedMovement, percentOf, providerById, refById } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { type YearLineSight, yearLineDays } from './yearLine.ts';

type Trx = Transaction<Database>;
const sameNames = [
  'p.id',
  'p.number',
  'p.type',
  'p.insured_select_type',
  'p.start_date',
  'p.end_date',
  'p.branch_id',
  'p.provider_id',
  'p.contractor_id',
  'p.payer_id',
  'p.certificate_number',
  'p.payment_frequency',
  'p.net_premium',
  'p.total_grant',
  'p.provider_office_id',
  'p.is_insured',
  'p.maximum_insured_sum',
  'p.estimated_payment_day',
  'p.deductible',
  'p.notification_limit_days',
  'p.condition',
  'p.condition_deductible',
  'p.observations',
  'p.extra',
  'p.renewed_from_id',
  'p.issued_end_date',
  'p.closes_on',
  'p.closes_as',
  'p.is_in_force',
  'p.is_sample',
  'p.version',
  'p.created_at',
  'p.updated_at',
] as const;
const sameNamesInFull = ['p.charges', 'p.activated_at', 'p.own_plan', 'p.renews'] as const;

const selectRows = (trx: Trx) =>
  trx
    .selectFrom('policy_states as p')
    .select(sameNames)
    .select([
      'p.current_status as status',
      'p.current_closed_reason as closed_reason',
      refById('branches', 'p.branch_id').as('branch'),
      providerById('p.provider_id').as('provider'),
      refById('customers', 'p.contractor_id').as('contractor'),
      refById('customers', 'p.payer_id').as('payer'),
      percentOf('p.commission_percent').as('commission_percent'),
      refById('provider_offices', 'p.provider_office_id', sql`x.city`).as('provider_office'),
    ]);

/** The draft of its next term. */
const nextDraft = sql<Ref | null>`(select json_build_object('id', x.id, 'name', coalesce(x.number, '#' || x.id)) from policies x
    where x.partner_id = p.partner_id and x.renewed_from_id = p.id and x.status = 'draft' and x.deleted_at is null)`;

/** The total premium with the movements that count. */
const currentTotal = sql<string>`(p.total_grant + coalesce((select sum(m.total_delta) from movements m
    where m.partner_id = p.partner_id and m.policy_id = p.id and ${isCountedMovement}), 0))::text`;

/** Whether its term is over, undecided. Who is renewed, or lost, is closed. */
const isLapsed = sql<boolean>`(p.current_status = 'expired' and ${comesUpForRenewal})`;

/** The wanted policies as a list shows them, in the order of the ids. */
export async function readRows(trx: Trx, currency: string, sight: YearLineSight, ids: number[]): Promise<PolicyRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(trx)
    .select([
      isLapsed.as('is_lapsed'),
      nextDraft.as('next_draft'),
      currentTotal.as('current_total'),
      yearLineDays(sight).as('year_line'),
    ])
    .where('p.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found) return [];
    const { next_draft, ...row } = found;
    return [{ ...row, currency, allowed_actions: allowedActions(row.status, endingOf({ ...row, next_draft })) }];
  });
}

// A renewal that was deleted as a draft leaves no link behind.
const endingOf = (policy: { closes_on: string | null; next_draft: Ref | null }) =>
  policy.closes_on !== null ? 'ends' : policy.next_draft ? 'renews' : null;
const otherTerm = (column: string) =>
  sql<Ref | null>`(select json_build_object('id', x.id, 'name', coalesce(x.number, '#' || x.id)) from policies x
    where x.id = ${sql.ref(column)} and x.deleted_at is null)`;
const extraFields = sql<ExtraField[]>`coalesce((select x.extra_fields from branches x
    where x.partner_id = p.partner_id and x.id = p.branch_id), '[]')`;
const insuredsCount = sql<number>`(select count(*)::int from policy_insureds i where i.policy_id = p.id)`;
/** What is told of a draft's vehicles; nothing of any other policy. */
const vehiclesOfDraft = sql<{ asksVehicles: boolean; vehicles: number } | null>`(select json_build_object(
    'asksVehicles', coalesce((b.flags->>'vehicles')::boolean, false),
    'vehicles', (select count(*)::int from policy_vehicles v where v.partner_id = p.partner_id and v.policy_id = p.id))
  from branches b where p.status = 'draft' and b.partner_id = p.partner_id and b.id = p.branch_id)`;
/** What some of the receipts of a policy's premium add up to. */
const paidBy = (which: RawBuilder<unknown>) =>
  sql`(select coalesce(sum(r.amount), 0.00)::text from receipts r join payments o on o.partner_id = r.partner_id
    and o.id = r.payment_id where o.policy_id = p.id and o.kind = 'premium' and o.voided_at is null and r.voided_at is null
    and ${which})`;
const summary = sql<InstalmentsSummary>`(select json_build_object('count', count(*) filter (where kind = 'premium'),
  'paid', count(*) filter (where is_paid and kind = 'premium'),
  'total', coalesce(sum(amount) filter (where kind = 'premium'), 0.00)::text,
  'collected', coalesce(sum(paid_amount) filter (where kind = 'premium'), 0.00)::text,
  'collected_by_broker', ${paidBy(sql`r.kind in ('money', 'withholding') and r.collected_by = 'broker'`)},
  'crossed', ${paidBy(sql`r.kind = 'crossing'`)}, 'withheld', ${paidBy(sql`r.kind = 'withholding'`)},
  'written_off', ${paidBy(sql`r.kind = 'write_off'`)},
  'credits', count(*) filter (where kind = 'credit'),
  'credit_balance', coalesce(sum(amount + paid_amount) filter (where kind = 'credit'), 0.00)::text)
  from payments i where i.policy_id = p.id and i.voided_at is null)`;

/** The premium as it stands: with the movements that count. */
const moved = sql<Pick<Policy, 'current_net_premium' | 'current_total' | 'full_term_net' | 'movements_count'>>`(
  select json_build_object('current_net_premium', (p.net_premium + coalesce(sum(m.net_delta), 0))::text,
    'current_total', (p.total_grant + coalesce(sum(m.total_delta), 0))::text,
    'full_term_net', (p.net_premium + coalesce(sum(m.term_net_delta), 0))::text, 'movements_count', count(*))
  from movements m where m.policy_id = p.id and ${isCountedMovement})`;

/** What the instalments and credits of a policy that is no draft add up to, beside what they should. */
const balance = sql<PremiumBalance | null>`(select case when p.status <> 'draft' then json_build_object('movements', m.delta::text,
    'given_up', p.given_up::text, 'instalments', i.premium::text, 'credits', i.credits::text,
    'difference', (i.premium + i.credits - p.total_grant - m.delta + p.given_up)::text) end
  from (select coalesce(sum(amount) filter (where kind = 'premium'), 0.00) as premium,
      coalesce(sum(amount) filter (where kind = 'credit'), 0.00) as credits
    from payments where policy_id = p.id and voided_at is null) i,
    (select coalesce(sum(total_delta), 0.00) as delta
    from movements where policy_id = p.id and status = 'issued' and undoes_id is null) m)`;

/** Whether the brokerage wants policies that are no draft to be changed by movement only. */
const onlyByMovement = sql<boolean>`coalesce((select (s.sections #>> '{movements,value,only_by_movement}')::boolean
    from partner_settings s where s.partner_id = p.partner_id), false)`;
/** The commission as the database keeps it, of a draft as it would be; nothing where no percentage is known. */
const commission = sql<PolicyCommission | null>`case when p.status = 'draft' then
    (select json_build_object('total', d.total, 'to_release', d.total, 'to_collect', '0.00', 'collected', '0.00')
      from (select round(p.net_premium * p.commission_percent * 0.01, 2)::text as total) d where d.total is not null)
  else (select json_build_object('total', sum(t.amount)::text,
      'to_release', sum(case when s.count = 0 and t.movement_id is null then t.amount else coalesce(s.to_release, 0.00) end)::text,
      'to_collect', coalesce(sum(s.balance), 0.00)::text, 'collected', coalesce(sum(s.collected), 0.00)::text)
    from commission_parts t, lateral (select count(*) as count, sum(f.expected - f.released) as to_release, sum(f.balance) as balance,
        sum(f.retained + f.received) as collected from commission_facts f where f.part_id = t.id) s
    where t.partner_id = p.partner_id and t.policy_id = p.id having count(*) > 0) end`;

/** One policy as its own page shows it. */
export async function readPolicy(trx: Trx, currency: string, id: number): Promise<Policy | undefined> {
  const row = await selectRows(trx)
    .select(sameNamesInFull)
    .select([
      otherTerm('p.renewed_from_id').as('renewed_from'),
      otherTerm('p.renewed_to_id').as('renewed_to'),
      nextDraft.as('next_draft'),
      comesUpForRenewal.as('comes_up_for_renewal'),
      'p.current_closed_on as closed_on',
      moved.as('moved'),
      summary.as('instalments_summary'),
      balance.as('premium_balance'),
      commission.as('commission'),
      insuredsCount.as('insureds'),
      vehiclesOfDraft.as('vehicles_of_draft'),
      extraFields.as('extra_fields'),
      onlyByMovement.as('only_by_movement'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { insureds, vehicles_of_draft, moved: sums, only_by_movement, ...policy } = row;
  const needs_movement = only_by_movement && (row.status === 'active' || row.status === 'expired');
  const locked = lockedFields({ status: row.status, movements: sums.movements_count, ...row.instalments_summary });
  return {
    ...policy,
    ...sums,
    renewed_from_id: row.renewed_from?.id ?? null,
    renewed_to_id: row.renewed_to?.id ?? null,
    currency,
    missing: row.status === 'draft' ? fieldsOf(missingIn({ ...row, extra_fields: askedExtra(row) }, insureds)) : [],
    doubts: vehicles_of_draft ? doubtsBeforeActivation(vehicles_of_draft) : [],
    allowed_actions: allowedActions(row.status, endingOf(row)),
    locked_fields: [...new Set([...locked, ...(needs_movement ? movementFields : [])])],
    needs_movement,
  };
}

/** What the branch asks of whoever enables a draft; the next term of a policy is never held up. */
export const askedExtra = (policy: Pick<Policy, 'renewed_from_id' | 'extra_fields'>) =>
  policy.renewed_from_id === null ? policy.extra_fields : [];

/** What activation still needs of a policy, its insureds counted with the contractor where that one is insured too. */
export const missingIn = (
  policy: Omit<Parameters<typeof missingForActivation>[0], 'insureds'> & { is_insured: boolean },
  insureds: number,
) => missingForActivation({ ...policy, insureds: insureds + (policy.is_insured ? 1 : 0) });

/** The fields with a gap, each once. */
export const fieldsOf = (missing: Missing[]) => [...new Set(missing.map(({ field }) => field))];
