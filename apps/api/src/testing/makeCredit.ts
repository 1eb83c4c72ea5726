import { type Money, subtractMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import type { Scope } from '../server/request/scope.ts';

interface NewCredit {
  /** What is owed back, more than nothing. */
  amount: Money;
  dueDate: string;
}

/** Notes what is owed back of a policy as an issued discount leaves it, with nothing crossed. Answers the credit's id. */
export async function makeCredit({ trx, caller }: Scope, policyId: number, { amount, dueDate }: NewCredit) {
  const part = { partner_id: caller.partnerId, policy_id: policyId };
  const owed = subtractMoney('0.00', amount);
  const movement = await trx
    .insertInto('movements')
    .values({
      ...part,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from movements where policy_id = ${policyId})`,
      kind: 'discount',
      status: 'issued',
      effective_date: dueDate,
      requested_by: 'insurer',
      requested_on: dueDate,
      issued_on: dueDate,
      issued_at: sql<string>`app_now()`,
      method: 'typed',
      typed_net: owed,
      plan: 'single',
      first_due_date: dueDate,
      net_delta: owed,
      term_net_delta: '0.00',
      total_delta: owed,
      charges: '[]',
      explanation: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const credit = await trx
    .insertInto('payments')
    .values({
      ...part,
      movement_id: movement.id,
      kind: 'credit',
      number: 1,
      due_date: dueDate,
      amount: owed,
      collected_by: 'insurer',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return credit.id;
}
