import type { Payment, ReceiptKind } from '@corredor/core/api';
import { todayIn } from '@corredor/core/dates';
import type { MovementKind } from '@corredor/core/movements';
import { sql, type Transaction } from 'kysely';
import { providerByKnownId, refByKnownId } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { readCollectionRules } from '../../portfolio/grace/index.ts';
import { atRiskFrom, contractEndsOn, withholdingOf } from './atRisk.ts';

const columns = [
  'y.id',
  'y.policy_id',
  'y.kind',
  'y.number',
  'y.movement_id',
  'y.due_date',
  'y.amount',
  'y.paid_amount',
  'y.balance',
  'y.status',
  'y.is_paid',
  'y.payment_method',
  'y.payment_date',
  'y.paid_before_import',
  'y.invoice_number',
  'y.collected_by',
  'y.last_notified_at',
  'y.version',
  'y.created_at',
  'y.updated_at',
] as const;

/** Receipts that the broker has to hand over, or gave back and has to keep from that. */
export const isToRemit = sql<boolean>`(kind = 'money' and collected_by = 'broker' and remitted_on is null and voided_at is null)`;
/** What of an instalment `y` the broker has to hand over; of a credit below nothing. */
const toRemit = sql<string>`(select (coalesce(sum(r.amount), 0.00) * case when y.kind = 'credit' then -1 else 1 end)::numeric(14, 2)::text
  from (select amount from receipts where partner_id = y.partner_id and payment_id = y.id and ${isToRemit}) r)`;

/** Whether something of an instalment `y` was handed over. */
const wasRemitted = sql<boolean>`exists (select from receipts r where r.partner_id = y.partner_id and r.payment_id = y.id
  and r.remitted_on is not null and r.voided_at is null)`;

/** What completed an instalment `y`: what a credit, a withholding or a given up rest did is taken back where it stands. */
const completedBy = sql<ReceiptKind | null>`case when y.is_paid then (select r.kind from receipts r
  where r.partner_id = y.partner_id and r.payment_id = y.id and r.voided_at is null order by r.id desc limit 1) end`;

/** The wanted instalments as every answer shows them, in the order of the ids. */
export async function readPayments(
  trx: Transaction<Database>,
  { currency, timezone }: { currency: string; timezone: string },
  ids: number[],
): Promise<Payment[]> {
  if (ids.length === 0) return [];
  const rules = await readCollectionRules(trx);
  // Instalments come from an activated policy, so what activation asked for is always there.
  const rows = await trx
    .selectFrom('payment_states as y')
    .innerJoin('policies as p', 'p.id', 'y.policy_id')
    .select(columns)
    .select([
      'p.is_sample',
      toRemit.as('to_remit'),
      wasRemitted.as('was_remitted'),
      completedBy.as('completed_by'),
      atRiskFrom(rules).as('at_risk_from'),
      contractEndsOn(rules).as('contract_ends_on'),
      withholdingOf(rules).as('withholding'),
      sql<string>`coalesce(p.number, '')`.as('policy_number'),
      sql<number>`p.contractor_id`.as('contractor_id'),
      refByKnownId('customers', 'p.contractor_id').as('contractor'),
      sql<number>`p.payer_id`.as('payer_id'),
      sql<string | null>`(select c.email from customers c where c.id = p.payer_id)`.as('payer_email'),
      refByKnownId('customers', 'p.payer_id').as('payer'),
      sql<number>`p.provider_id`.as('provider_id'),
      providerByKnownId('p.provider_id').as('provider'),
      sql<number>`p.branch_id`.as('branch_id'),
      refByKnownId('branches', 'p.branch_id').as('branch'),
      sql<number | null>`(select m.number from movements m where m.id = y.movement_id)`.as('movement_number'),
      sql<MovementKind | null>`(select m.kind from movements m where m.id = y.movement_id)`.as('movement_kind'),
      sql<number>`(select count(*)::int from payments i where i.policy_id = y.policy_id and i.kind = y.kind
        and i.movement_id is not distinct from y.movement_id and i.voided_at is null)`.as('instalments_count'),
    ])
    .where('y.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { was_remitted, completed_by, payer_email, ...payment } = row;
    const reminder_refusal = reminderRefusal(payment, payer_email, timezone);
    const allowed_actions = actionsOf({ ...payment, was_remitted, completed_by });
    return [{ ...payment, currency, reminder_refusal, allowed_actions }];
  });
}
/** Why the payer cannot be reminded now; once a day for each instalment, by the brokerage's own calendar. */
function reminderRefusal(
  payment: Pick<Payment, 'kind' | 'is_paid' | 'last_notified_at'> & { is_sample: boolean },
  email: string | null,
  timezone: string,
): Payment['reminder_refusal'] {
  if (payment.is_sample) return 'sample_unmailed';
  if (payment.kind === 'credit') return 'is_credit';
  if (payment.is_paid) return 'already_paid';
  const sent = payment.last_notified_at;
  if (sent && todayIn(timezone, new Date(sent)) === todayIn(timezone, new Date())) return 'already_notified';
  return email ? null : 'payer_without_email';
}
/** Nobody is reminded of a sample, nor of what is owed to them. */
const actionsOf = ({
  kind,
  is_paid,
  is_sample,
  to_remit,
  was_remitted,
  completed_by,
}: Pick<Payment, 'kind' | 'is_paid' | 'to_remit'> & {
  is_sample: boolean;
  was_remitted: boolean;
  completed_by: ReceiptKind | null;
}): Payment['allowed_actions'] => {
  const remit = [
    ...(to_remit === '0.00' ? [] : (['remit'] as const)),
    ...(was_remitted ? (['undo_remittance'] as const) : []),
  ];
  if (is_paid) return ['update', ...(completed_by === 'money' ? (['unpay'] as const) : []), ...remit];
  return kind === 'credit'
    ? ['update', 'refund', 'cross', ...remit]
    : ['update', 'pay', ...(is_sample ? [] : (['notify'] as const)), ...remit];
};
