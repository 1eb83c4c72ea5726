import { addMoney, type Money, subtractMoney } from '../../basics/money/index.ts';
import type { PolicySheet } from '../../contract/api/index.ts';
import type { PaperTable } from './paper.ts';
import type { PaperWords } from './words.ts';

export type SheetInstalments = NonNullable<PolicySheet['instalments']>;
type SheetInstalment = SheetInstalments[number];
type SheetCredits = NonNullable<PolicySheet['credits']>;

export const sumOf = (amounts: readonly Money[]) => addMoney('0.00', ...amounts);

/** Its place among those of the policy or of its movement, which it names. */
export function placeOf(
  one: Pick<SheetInstalment, 'number' | 'instalments_count' | 'movement_number' | 'movement_kind'>,
  { say, shared }: PaperWords,
) {
  const place = `${one.number} / ${one.instalments_count}`;
  if (one.movement_number === null || one.movement_kind === null) return place;
  const movement = { number: `${one.movement_number}`, kind: shared(`movementKind.${one.movement_kind}`) };
  return `${place} · ${say('ofMovement', movement)}`;
}

/** The instalments of a policy, one below the other, with their sum. */
export function instalmentsTable(instalments: SheetInstalments, words: PaperWords): PaperTable {
  const { say, shared, column, amount, date, money } = words;
  const stateOf = ({ status, payment_date, paid_before_import }: SheetInstalment) => {
    const state = shared(`paymentStatus.${status}`);
    if (paid_before_import) return say('paidBefore', { status: state });
    return payment_date ? say('paidOn', { status: state, date: date(payment_date) }) : state;
  };
  const method = ({ payment_method, paid_amount, crossed }: SheetInstalment) => {
    if (crossed !== '0.00' && crossed === paid_amount) return say('crossed');
    return payment_method ? shared(`paymentMethod.${payment_method}`) : '';
  };
  // Where nothing is in part, a paid one says all.
  const hasParts = instalments.some((one) => one.status !== 'paid' && one.paid_amount !== '0.00');
  const parts = (paid: Money, whole: Money) => (hasParts ? [money(paid), money(subtractMoney(whole, paid))] : []);
  const hasMovements = instalments.some((one) => one.movement_number !== null);
  const total = sumOf(instalments.map((one) => one.amount));
  const paid = sumOf(instalments.map((one) => one.paid_amount));
  const hasMethods = instalments.some((one) => method(one) !== '');
  const hasInvoices = instalments.some((one) => one.invoice_number !== null);
  /** What no instalment says takes no room. */
  const optional = <Cell>(invoice: Cell, how: Cell) => [
    ...(hasMethods ? [how] : []),
    ...(hasInvoices ? [invoice] : []),
  ];
  return {
    kind: 'table',
    title: say('instalments'),
    columns: [
      column('instalment', hasMovements ? 3.8 : 2.3),
      column('due_date', 2.5),
      column('status', hasParts ? 3.2 : 4),
      ...optional(column('invoice', 3.5), column('method', 3.6)),
      amount('amount', 3.2),
      ...(hasParts ? [amount('collected', 3.2), amount('open', 3.2)] : []),
    ],
    rows: instalments.map((one) => [
      placeOf(one, words),
      date(one.due_date),
      stateOf(one),
      ...optional(one.invoice_number ?? '', method(one)),
      money(one.amount),
      ...parts(one.paid_amount, one.amount),
    ]),
    sum: [say('total'), '', '', ...optional('', ''), money(total), ...parts(paid, total)],
  };
}

/** What movements gave back: what of it paid instalments, what was refunded, and what is still owed. */
export function creditsTable(credits: SheetCredits, words: PaperWords): PaperTable {
  const { say, column, amount, date, money } = words;
  const amounts = (row: Pick<SheetCredits[number], 'amount' | 'crossed' | 'refunded' | 'balance'>) => [
    money(subtractMoney('0.00', row.amount)),
    money(row.crossed),
    money(row.refunded),
    money(subtractMoney('0.00', row.balance)),
  ];
  const total = (read: (one: SheetCredits[number]) => Money) => sumOf(credits.map(read));
  return {
    kind: 'table',
    title: say('credits'),
    columns: [
      column('credit', 4.5),
      column('since', 2.5),
      amount('amount', 3),
      amount('crossedShort', 3),
      amount('refunded', 3),
      amount('owedBack', 3),
    ],
    rows: credits.map((one) => [placeOf(one, words), date(one.due_date), ...amounts(one)]),
    sum: [
      say('total'),
      '',
      ...amounts({
        amount: total((one) => one.amount),
        crossed: total((one) => one.crossed),
        refunded: total((one) => one.refunded),
        balance: total((one) => one.balance),
      }),
    ],
  };
}
