import type { ImportUnknownName, PaymentMethod, Policy } from '@corredor/core/api';
import { isPlainDate } from '@corredor/core/dates';
import { mostInstalments } from '@corredor/core/imports';
import { receiptDayFault } from '@corredor/core/instalments';
import { addMoney, compareMoney, isMoney, type Money } from '@corredor/core/money';
import { can } from '@corredor/core/permissions';
import { policyWords } from '@corredor/core/policies';
import { sql } from 'kysely';
import type { FormerPlan } from '../../database/tables/imports.ts';
import { tidyTexts } from '../../server/checks/texts.ts';
import { audit } from '../../server/records/audit.ts';
import type { FieldError, FieldErrors } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { policyStore } from '../policies/index.ts';
import { bringReceipts } from './bringPaid.ts';
import type { ImportNames } from './importNames.ts';
import { type GroupImporter, type RowMade, type RowThere, WrongGroup } from './importRow.ts';
import { type RowReader, textIn } from './rowReader.ts';

type Values = Record<string, unknown>;
/** An instalment as its row says it. */
interface Planned {
  due_date: string;
  amount: Money;
  invoice_number: string | null;
  paid: Money;
  paid_on: string | null;
  method: PaymentMethod | null;
}
const longestInvoice = 60;
const methods: readonly PaymentMethod[] = policyWords.paymentMethod;

/** Puts the instalments that rows say in the place of their policy's plan, which nobody has worked on yet; what was paid becomes receipts. */
export function planRows(scope: Scope, names: ImportNames, reader: RowReader): GroupImporter {
  const { trx, caller } = scope;
  const policies = policyStore(scope);
  const mayPay = can(caller.permissions, 'policy_app.change_payment');

  /** The policy that has the number with the insurer: of several terms the one that the instalments are of. */
  const findPolicy = async (number: string, provider: number, due: string) => {
    const found = await trx
      .selectFrom('policies')
      .select(['id', 'status', 'is_sample'])
      .where(sql<boolean>`id in (select policies_numbered(${provider}, ${number.trim()}))`)
      .orderBy(sql`start_date <= ${due}::date and end_date >= ${due}::date`, 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return found && !found.is_sample ? found : undefined;
  };
  const faultsOf = (row: Values, today: string): FieldErrors => {
    const wrong: FieldErrors = {};
    const fail = (field: string, key: string, params?: FieldError['params']) => {
      wrong[field] ??= [params ? { key, params } : { key }];
    };
    for (const field of ['number', 'provider', 'due_date', 'amount'])
      if (row[field] === undefined) fail(field, 'field.required');
    for (const field of ['due_date', 'paid_on'])
      if (row[field] !== undefined && !isPlainDate(row[field])) fail(field, 'field.wrong');
    for (const field of ['amount', 'paid'])
      if (row[field] !== undefined && !isMoney(String(row[field]))) fail(field, 'field.wrong');
    const { amount, paid, paid_on, invoice_number: invoice, payment_method: method } = row;
    if (!wrong.amount && compareMoney(String(amount), '0.00') <= 0) fail('amount', 'field.wrong');
    if (!wrong.amount && !wrong.paid && paid !== undefined && compareMoney(String(paid), String(amount)) > 0)
      fail('paid', 'field.import_paid_over', { total: String(amount) });
    const early = typeof paid_on === 'string' && receiptDayFault(paid_on, String(method), today);
    if (early) fail('paid_on', early === 'cheque' ? 'field.import_cheque_day' : 'field.date_future');
    if (typeof invoice === 'string' && invoice.length > longestInvoice)
      fail('invoice_number', 'field.too_long', { limit: longestInvoice });
    if (method !== undefined && !methods.some((one) => one === method)) fail('payment_method', 'field.wrong');
    for (const field of ['paid', 'paid_on'])
      if (row[field] !== undefined && !mayPay) fail(field, 'field.import_paid_right');
    return wrong;
  };
  const plannedOf = (row: Values): Planned => {
    const [amount, paid_on] = [textIn(row, 'amount'), textIn(row, 'paid_on')];
    const whole = paid_on === undefined ? '0.00' : amount;
    return {
      due_date: textIn(row, 'due_date') ?? '',
      amount: amount ?? '0.00',
      invoice_number: textIn(row, 'invoice_number') ?? null,
      // A day without an amount says that all of it came in.
      paid: textIn(row, 'paid') ?? whole ?? '0.00',
      paid_on: paid_on ?? null,
      method: methods.find((one) => one === row.payment_method) ?? null,
    };
  };
  const livingOf = (policyId: number) =>
    trx
      .selectFrom('payments')
      .select(['id', 'version', 'number', 'due_date', 'amount', 'invoice_number', 'collected_by', 'paid_amount'])
      .where('policy_id', '=', policyId)
      .where('voided_at', 'is', null)
      .where('kind', '=', 'premium')
      .where('movement_id', 'is', null)
      .orderBy('number')
      .execute();
  /** What stands in the way of another plan. */
  const holdOf = async (policy: Policy, living: Awaited<ReturnType<typeof livingOf>>): Promise<string | null> => {
    if (policy.status === 'draft') return 'field.import_plan_of_draft';
    if (policy.status === 'closed') return 'field.import_plan_of_closed';
    if (living.some(({ paid_amount }) => paid_amount !== '0.00')) return 'field.import_plan_paid';
    const issued = trx.selectFrom('movements').select('id').where('policy_id', '=', policy.id);
    const moved = await issued.where('status', 'in', ['issued', 'undone']).limit(1).executeTakeFirst();
    const next = await trx
      .selectFrom('policies')
      .select('id')
      .where('renewed_from_id', '=', policy.id)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return moved || next ? 'field.import_plan_moved' : null;
  };

  return async (texts) => {
    const { today } = await policies.facts();
    const rows: Values[] = texts.map((one) => tidyTexts(reader.read(one)));
    const errors = rows.map((row, place) => ({ ...faultsOf(row, today), ...reader.errors(texts[place] ?? {}) }));
    const unknown: ImportUnknownName[] = [];
    const refuse = () => {
      const bad = errors.findIndex((one) => Object.keys(one).length > 0);
      if (bad === -1) return;
      // A right row stays out with the wrong ones of its policy.
      const others = errors.map((one) =>
        Object.keys(one).length > 0 ? one : { row: [{ key: 'field.import_plan_others' }] },
      );
      throw new WrongGroup(others, unknown);
    };
    const failAll = (field: string, key: string, params?: FieldError['params']) => {
      for (const one of errors) one[field] ??= [params ? { key, params } : { key }];
      refuse();
    };
    const { number, provider } = rows[0] ?? {};
    if (typeof provider === 'string') {
      const known = await names.find('provider', provider);
      if (known === undefined) {
        unknown.push({ kind: 'provider', name: provider });
        failAll('provider', 'field.import_provider_unknown');
      }
    }
    refuse();
    const plan = rows.map(plannedOf);
    const order = plan
      .map((one, place) => ({ ...one, place }))
      .toSorted((one, other) => compare(one.due_date, other.due_date) || one.place - other.place);
    const insurer = await names.find('provider', String(provider));
    const found = await findPolicy(String(number), insurer ?? 0, order[0]?.due_date ?? today);
    const policy = found && (await policies.lock(found.id));
    if (!policy) {
      failAll('number', 'field.import_policy_unknown');
      throw new Error('Rows of no policy were not refused.');
    }
    const living = await livingOf(policy.id);
    if (isAlike(living, order)) return there(policy, living, order);
    const hold = await holdOf(policy, living);
    if (hold) failAll('number', hold);
    if (plan.length > mostInstalments) failAll('number', 'field.import_plan_long', { limit: mostInstalments });
    for (const [place, ofRow] of errors.entries())
      if (policy.end_date !== null && (plan[place]?.due_date ?? '') > policy.end_date)
        ofRow.due_date = [{ key: 'field.due_after_end' }];
    const sum = addMoney('0.00', ...plan.map(({ amount }) => amount));
    if (compareMoney(sum, policy.total_grant) !== 0)
      failAll('amount', 'field.import_plan_sum', { sum, total: policy.total_grant });
    refuse();
    const former: FormerPlan = {
      own_plan: policy.own_plan ?? null,
      instalments: living.map(({ number: place, due_date, amount, invoice_number, collected_by }) => ({
        number: place,
        due_date,
        amount,
        invoice_number,
        collected_by,
      })),
    };
    await policies.replacePlan(
      policy.id,
      order.map(({ due_date, amount, invoice_number }, place) => ({
        number: place + 1,
        due_date,
        amount,
        invoice_number,
      })),
      order.map(({ due_date, amount }) => ({ due_date, amount })),
    );
    await tellPlan(scope, policy.id, former.instalments, order);
    const made = await livingOf(policy.id);
    const receipts = order.flatMap(({ paid, paid_on, method }, place) => {
      const one = made[place];
      return one && compareMoney(paid, '0.00') > 0 ? [{ ...one, paid, paid_on, method }] : [];
    });
    await bringReceipts(scope, policy, receipts, today);
    const after = await livingOf(policy.id);
    return inOrder(
      order,
      after,
      (instalment): RowMade => ({
        outcome: 'created',
        record: { id: instalment.id, name: nameOf(policy, instalment) },
        made: [{ model: 'payment', record_id: instalment.id, record_version: instalment.version, former }],
      }),
    );
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
type Placed = Planned & { place: number };
/** Answers in the order of the rows what there is of each in the order of the days. */
const inOrder = <Given, Answer>(
  order: readonly Placed[],
  given: readonly Given[],
  answer: (one: Given) => Answer,
): Answer[] =>
  order
    .map(({ place }, at) => {
      const one = given[at];
      if (one === undefined) throw new Error(`Row ${place} has no instalment.`);
      return { place, answer: answer(one) };
    })
    .toSorted((one, other) => one.place - other.place)
    .map((one) => one.answer);
interface Living {
  id: number;
  number: number;
  due_date: string;
  amount: string;
  invoice_number: string | null;
  paid_amount: string;
}
const nameOf = (policy: Policy, { number }: Pick<Living, 'number'>) =>
  `${policy.number ?? `#${policy.id}`} · ${number}`;
/** Whether the policy has just these instalments already. */
const isAlike = (living: readonly Living[], order: readonly Placed[]) =>
  living.length === order.length &&
  living.every(({ due_date, amount, paid_amount, invoice_number }, place) => {
    const said = order[place];
    return (
      said !== undefined &&
      said.due_date === due_date &&
      compareMoney(said.amount, amount) === 0 &&
      compareMoney(said.paid, paid_amount) === 0 &&
      (said.invoice_number === null || said.invoice_number === invoice_number)
    );
  });
const there = (policy: Policy, living: readonly Living[], order: readonly Placed[]): RowThere[] =>
  inOrder(order, living, (instalment) => {
    const record = { id: instalment.id, name: nameOf(policy, instalment) };
    return { outcome: 'there', record, model: 'payment', recordId: instalment.id, differences: {} };
  });

type Told = { due_date: string; amount: string };
const mostTold = 12;
/** The history of a policy tells which instalments came in whose place. */
export async function tellPlan(scope: Scope, policyId: number, before: readonly Told[], after: readonly Told[]) {
  const tell = (plan: readonly Told[]) =>
    plan.slice(0, mostTold).map(({ due_date, amount }) => `${due_date}: ${amount}`);
  await audit(scope, {
    event: 'policy_updated',
    model: 'policy',
    object_id: policyId,
    before: { own_plan: tell(before) },
    after: { own_plan: tell(after) },
  });
}
