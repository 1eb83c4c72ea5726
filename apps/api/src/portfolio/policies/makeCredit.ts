import { compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { sql } from 'kysely';
import { audit } from '../../server/records/audit.ts';
import type { Scope } from '../../server/request/scope.ts';
import { lockPolicy } from './policies.store.ts';

interface NewCredit {
  /** What is owed back, more than nothing; it is stored as a negative amount. */
  amount: Money;
  dueDate: string;
  /** Who owes it: the insurer, unless told. */
  collectedBy?: 'broker' | 'insurer';
}

/** Notes what is owed back of a policy, as a credit that is open until it is crossed or refunded. Answers its id. */
export async function makeCredit(
  scope: Scope,
  policyId: number,
  { amount, dueDate, collectedBy = 'insurer' }: NewCredit,
) {
  const { trx, caller } = scope;
  if (compareMoney(amount, '0.00') <= 0) throw new Error(`A credit of ${amount} owes nothing.`);
  const policy = await lockPolicy(scope, policyId);
  if (!policy) throw new Error(`A credit was made for the policy ${policyId}, which is not there.`);
  const { id, number } = await trx
    .insertInto('payments')
    .values({
      partner_id: caller.partnerId,
      policy_id: policyId,
      kind: 'credit',
      number: sql<number>`(select coalesce(max(number), 0) + 1 from payments where policy_id = ${policyId} and kind = 'credit')`,
      due_date: dueDate,
      amount: subtractMoney('0.00', amount),
      collected_by: collectedBy,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await audit(scope, {
    event: 'payment_created',
    model: 'payment',
    object_id: id,
    before: null,
    after: { policy_id: policyId, policy_number: policy.number, number, due_date: dueDate, amount: `-${amount}` },
  });
  return id;
}
