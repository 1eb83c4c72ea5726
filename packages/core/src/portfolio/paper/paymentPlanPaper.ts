import { addMoney, type Money, subtractMoney } from '../../basics/money/index.ts';
import type { PolicySheet } from '../../contract/api/index.ts';
import type { Language } from '../../words/i18n/index.ts';
import { framed } from './frame.ts';
import type { Paper, PaperTable } from './paper.ts';
import { type PaperWords, paperWords, type SharedWord } from './words.ts';

type Instalments = NonNullable<PolicySheet['instalments']>;

/** What the payer of a policy pays and when; with no word of whom or what it insures. */
export function paymentPlanPaper(sheet: PolicySheet, language: Language, shared: SharedWord): Paper {
  const { policy, payer, contractor, brokerage } = sheet;
  const words = paperWords(language, policy.currency, shared);
  const { say, fact, money, date } = words;
  const instalments = sheet.instalments ?? [];
  const paid = addMoney('0.00', ...instalments.map((one) => one.paid_amount));
  const next = instalments.find((one) => one.status !== 'paid');
  const contact = [brokerage.phone, brokerage.email].join(' · ');
  return framed(sheet, language, words, {
    kind: say('planTitle'),
    parts: [
      {
        kind: 'facts',
        title: say('toPay'),
        facts: [
          ...fact('payer', payer?.name),
          ...fact('contractor', contractor?.name),
          ...fact('start_date', date(policy.start_date)),
          ...fact('end_date', date(policy.end_date)),
          ...fact('payment_frequency', words.frequency(policy.payment_frequency)),
          ...fact('totalPremium', money(policy.total_grant)),
          ...fact('collected', instalments.length > 0 ? money(paid) : null),
          ...fact('open', instalments.length > 0 ? money(subtractMoney(totalOf(instalments), paid)) : null),
          ...fact('nextDue', next && `${money(subtractMoney(next.amount, next.paid_amount))} · ${date(next.due_date)}`),
        ],
      },
      instalments.length > 0
        ? instalmentsTable(sheet, instalments, words)
        : { kind: 'text', title: say('instalments'), text: say('noInstalments') },
      { kind: 'text', title: '', text: say('contact', { brokerage: brokerage.name, contact }) },
    ],
  });
}

/** The instalments of a policy, one below the other, with their sum. */
export function instalmentsTable(
  { policy }: PolicySheet,
  instalments: Instalments,
  { say, shared, column, amount, date, money }: PaperWords,
): PaperTable {
  const stateOf = ({ status, payment_date }: Instalments[number]) => {
    const state = shared(`paymentStatus.${status}`);
    return payment_date ? say('paidOn', { status: state, date: date(payment_date) }) : state;
  };
  const method = (one: Instalments[number]) =>
    one.payment_method ? shared(`paymentMethod.${one.payment_method}`) : '';
  // Where nothing is in part, a paid one says all.
  const hasParts = instalments.some((one) => one.status !== 'paid' && one.paid_amount !== '0.00');
  const parts = (paid: Money, whole: Money) => (hasParts ? [money(paid), money(subtractMoney(whole, paid))] : []);
  const collected = addMoney('0.00', ...instalments.map((one) => one.paid_amount));
  return {
    kind: 'table',
    title: say('instalments'),
    columns: [
      column('instalment', 2.3),
      column('due_date', 2.5),
      column('status', 4),
      column('method', 2.5),
      column('invoice', 3.5),
      amount('amount', 3),
      ...(hasParts ? [amount('collected', 3), amount('open', 3)] : []),
    ],
    rows: instalments.map((one) => [
      `${one.number} / ${policy.instalments_summary.count}`,
      date(one.due_date),
      stateOf(one),
      method(one),
      one.invoice_number ?? '',
      money(one.amount),
      ...parts(one.paid_amount, one.amount),
    ]),
    sum: [say('total'), '', '', '', '', money(totalOf(instalments)), ...parts(collected, totalOf(instalments))],
  };
}
const totalOf = (instalments: Instalments) => addMoney('0.00', ...instalments.map((one) => one.amount));
