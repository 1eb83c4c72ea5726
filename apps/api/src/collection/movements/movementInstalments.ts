import type { Payment } from '@corredor/core/api';
import { crossAtIssue } from '@corredor/core/instalments';
import { addMoney, compareMoney } from '@corredor/core/money';
import {
  crossingReasonOf,
  type MovementKind,
  type MovementPlan,
  type PlannedPart,
  spreadMovement,
} from '@corredor/core/movements';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { crossingStore, paymentStore, receiptStore, settle } from '../payments/index.ts';

interface Spread {
  total: string;
  plan: MovementPlan;
  first_due_date: string;
  effective_date: string;
  today: string;
}

/** What a movement would have paid, and when: the policy's own instalments say which days are still to come. */
export async function planOf({ trx }: Scope, policyId: number, spread: Spread): Promise<PlannedPart[]> {
  const rows = await trx
    .selectFrom('payments')
    .select('due_date')
    .where('policy_id', '=', policyId)
    .where('movement_id', 'is', null)
    .where('kind', '=', 'premium')
    .where('voided_at', 'is', null)
    .execute();
  return spreadMovement({ ...spread, due_dates: rows.map(({ due_date }) => due_date) });
}

/** Makes the instalments of an issued movement; one below nothing is a credit. */
export async function makeInstalments(
  { trx, caller }: Scope,
  movement: { id: number; policy_id: number },
  parts: readonly PlannedPart[],
) {
  if (parts.length === 0) return;
  // Whoever took the policy's money last takes this too.
  const last = await trx
    .selectFrom('payments')
    .select('collected_by')
    .where('policy_id', '=', movement.policy_id)
    .where('kind', '=', 'premium')
    .where('voided_at', 'is', null)
    .orderBy('payment_date', (by) => by.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await trx
    .insertInto('payments')
    .values(
      parts.map(({ number, due_date, amount }) => ({
        partner_id: caller.partnerId,
        policy_id: movement.policy_id,
        movement_id: movement.id,
        kind: amount.startsWith('-') ? ('credit' as const) : ('premium' as const),
        number,
        due_date,
        amount,
        collected_by: last?.collected_by ?? ('insurer' as const),
      })),
    )
    .execute();
}

type Side = Pick<Payment, 'id' | 'kind' | 'due_date' | 'balance'>;
/** What is still open of these, without its sign. */
const openOf = (sides: readonly Side[], wanted: Side['kind']) =>
  sides
    .filter(({ kind }) => kind === wanted)
    .map(({ id, due_date, balance }) => ({ id, due_date, balance: balance.replace('-', '') }))
    .filter(({ balance }) => compareMoney(balance, '0.00') > 0);

/** What of a policy is not settled yet, by the movement that made it. */
const unsettledOf = ({ trx }: Scope, policyId: number) =>
  trx
    .selectFrom('payment_states')
    .select(['id', 'kind', 'movement_id', 'due_date', 'balance'])
    .where('policy_id', '=', policyId)
    .where('is_paid', '=', false)
    .orderBy('id')
    .execute();

/** How much of a movement is settled at once when it is issued, by what is open of its policy. */
export async function crossedAtIssue(scope: Scope, policyId: number, parts: readonly PlannedPart[]): Promise<string> {
  const own = parts.map(({ amount, due_date }, at) => ({
    ...{ id: -1 - at, due_date, balance: amount },
    kind: amount.startsWith('-') ? ('credit' as const) : ('premium' as const),
  }));
  const isCredit = own.some(({ kind }) => kind === 'credit');
  const other = (await unsettledOf(scope, policyId)).filter(({ kind }) => (kind === 'credit') !== isCredit);
  const sides = [...own, ...other];
  const pairs = crossAtIssue(isCredit ? 'credit' : 'charge', openOf(sides, 'credit'), openOf(sides, 'premium'));
  return addMoney('0.00', ...pairs.map(({ amount }) => amount));
}

/**
 * Crosses an issued movement with what is open of its policy. Its credit pays the latest due date first: who cancels owes the oldest, which are
 * earned; what is left of it waits for a refund. Its charge is paid by the policy's open credits, so that nobody is asked for what they are owed.
 */
export async function crossIssued(
  scope: Scope,
  movement: { id: number; policy_id: number; kind: MovementKind },
  contractorId: number | null,
) {
  if (contractorId === null) return;
  const { trx } = scope;
  const rows = await unsettledOf(scope, movement.policy_id);
  const isCredit = rows.some(({ kind, movement_id }) => kind === 'credit' && movement_id === movement.id);
  const isWanted = ({ kind, movement_id }: (typeof rows)[number]) =>
    movement_id === movement.id || (kind === 'credit') !== isCredit;
  const payments = paymentStore(scope);
  const held = await receiptStore(scope).lockAll(rows.filter(isWanted).map(({ id }) => id));
  const pairs = crossAtIssue(isCredit ? 'credit' : 'charge', openOf(held, 'credit'), openOf(held, 'premium'));
  const [first] = pairs;
  if (!first) return;
  const crossing = await crossingStore(scope).add({
    customer_id: contractorId,
    reason: crossingReasonOf(held.find(({ id }) => id === first.credit)?.movement_kind ?? null),
    note: null,
    crossed_on: await payments.today(),
    pairs: pairs.map(({ credit, payment, amount }) => ({ credit_id: credit, payment_id: payment, amount })),
  });
  await trx.updateTable('movements').set({ crossing_id: crossing.id }).where('id', '=', movement.id).execute();
  const sides = new Set(pairs.flatMap(({ credit, payment }) => [credit, payment]));
  for (const side of held.filter(({ id }) => sides.has(id))) await settle(payments, side, 'payment_crossed');
}

/** Takes back the crossing that the issue of a movement made, where it still counts. */
export async function undoCrossing(scope: Scope, movementId: number) {
  const row = await scope.trx
    .selectFrom('movements as m')
    .innerJoin('crossings as c', 'c.id', 'm.crossing_id')
    .select('c.id')
    .where('m.id', '=', movementId)
    .where('c.undone_at', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const crossings = crossingStore(scope);
  const payments = paymentStore(scope);
  const sides = await receiptStore(scope).lockAll(await crossings.sidesOf(row.id));
  await crossings.undo(row.id);
  for (const side of sides) await settle(payments, side, 'payment_crossing_undone');
}

/**
 * Gives up the instalments and credits of a movement that is taken back; or answers the first for which something came in. What closing its policy
 * gave up of them is no longer asked for either.
 */
export async function voidInstalments(
  { trx }: Scope,
  movementId: number,
): Promise<{ number: number; due_date: string; paid_amount: string } | undefined> {
  const living = await trx
    .selectFrom('payments')
    .select(['id', 'number', 'due_date', 'paid_amount'])
    .where('movement_id', '=', movementId)
    .where('voided_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const used = living.find(({ paid_amount }) => compareMoney(paid_amount, '0.00') > 0);
  if (used) return used;
  await trx
    .updateTable('payments')
    .set({ voided_at: sql<string>`app_now()`, voided_reason: 'undone' })
    .where('movement_id', '=', movementId)
    .where('voided_at', 'is', null)
    .execute();
  const closed = await trx
    .updateTable('payments')
    .set({ voided_reason: 'undone' })
    .where('movement_id', '=', movementId)
    .where('voided_reason', '=', 'closed')
    .returning(['policy_id', 'amount'])
    .execute();
  const [first] = closed;
  if (first)
    await trx
      .updateTable('policies')
      .set({ given_up: sql<string>`given_up - ${addMoney(...closed.map(({ amount }) => amount))}::numeric` })
      .where('id', '=', first.policy_id)
      .execute();
  return undefined;
}

/** What a movement's own crossing brought to instalments, by the instalment; nothing where it was undone. */
const crossedBy = (movementId: number) => sql`(select r.payment_id, sum(r.amount) as amount
  from movements m join crossings c on c.partner_id = m.partner_id and c.id = m.crossing_id and c.undone_at is null
  join receipts r on r.partner_id = c.partner_id and r.crossing_id = c.id and r.voided_at is null
  where m.id = ${movementId} group by r.payment_id)`;

/** The first instalment of a movement for which something came in that taking it back does not take back itself: by the rule of `voidInstalments`. */
export async function paidInstalment({ trx }: Scope, movementId: number) {
  const { rows } = await sql<{ number: number; due_date: string; paid_amount: string }>`
    select p.number, p.due_date, (p.paid_amount - coalesce(x.amount, 0))::text as paid_amount
    from payments p left join ${crossedBy(movementId)} x on x.payment_id = p.id
    where p.movement_id = ${movementId} and p.voided_at is null and p.paid_amount - coalesce(x.amount, 0) > 0
    order by p.id limit 1`.execute(trx);
  return rows[0];
}

/**
 * What taking a movement back does to instalments: its own are given up, those of the policy that its credit paid are owed again, and so much of
 * the policy's credits that paid its charge is open again.
 */
export async function instalmentsTakenBack({ trx }: Scope, movementId: number) {
  const instalments = await trx
    .selectFrom('payments')
    .select(['number', 'due_date', 'amount'])
    .where('movement_id', '=', movementId)
    .where('voided_at', 'is', null)
    .orderBy('due_date')
    .orderBy('id')
    .limit(200)
    .execute();
  const { rows } = await sql<{ number: number; due_date: string; amount: string }>`
    select p.number, p.due_date, x.amount::text as amount
    from ${crossedBy(movementId)} x join payments p on p.id = x.payment_id
    where p.kind = 'premium' and p.movement_id is distinct from ${movementId}
    order by p.due_date, p.id limit 200`.execute(trx);
  const { rows: credits } = await sql<{ amount: string }>`
    select coalesce(sum(x.amount), 0)::numeric(14, 2)::text as amount
    from ${crossedBy(movementId)} x join payments p on p.id = x.payment_id
    where p.kind = 'credit' and p.movement_id is distinct from ${movementId}`.execute(trx);
  return { instalments, reopened: rows, credits_reopened: credits[0]?.amount ?? '0.00' };
}
