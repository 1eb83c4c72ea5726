import { type Locale, languageIn } from '../../basics/locales/index.ts';
import { type Money, subtractMoney } from '../../basics/money/index.ts';
import { formatPhone } from '../../basics/phones/index.ts';
import type { PolicySheet } from '../../contract/api/index.ts';
import { framed } from './frame.ts';
import { creditsTable, instalmentsTable, sumOf } from './instalmentTables.ts';
import { cancellationFact, isMoved } from './movementsTable.ts';
import type { Paper, PaperFact } from './paper.ts';
import { type PaperWords, paperWords, type SharedWord } from './words.ts';
import { yearOf } from './yearOf.ts';

/** What the payer of a policy pays and when; with no word of whom or what it insures. */
export function paymentPlanPaper(sheet: PolicySheet, locale: Locale, sharedWord: SharedWord): Paper {
  const { policy, payer, contractor, brokerage } = sheet;
  const words = paperWords(locale, policy.currency, sharedWord);
  const { say, fact, money, date } = words;
  const instalments = sheet.instalments ?? [];
  const credits = sheet.credits ?? [];
  const next = instalments.find((one) => one.status !== 'paid');
  const contact = [formatPhone(brokerage.phone), brokerage.email].join(' · ');
  return framed(sheet, languageIn(locale), words, {
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
          ...cancellationFact(sheet, words),
          ...fact('payment_frequency', words.frequency(policy.payment_frequency)),
          ...premiumFacts(sheet, words),
          ...paidFacts(sheet, words),
          ...fact('nextDue', next && `${money(subtractMoney(next.amount, next.paid_amount))} · ${date(next.due_date)}`),
        ],
      },
      yearOf(sheet, words),
      instalments.length > 0
        ? instalmentsTable(instalments, words)
        : { kind: 'text', title: say('instalments'), text: say('noInstalments') },
      creditsTable(credits, words),
      { kind: 'text', title: '', text: say('contact', { brokerage: brokerage.name, contact }) },
    ],
  });
}

/** What the policy costs: as it stands and as issued where movements changed it, and what a closing no longer asks for. */
function premiumFacts({ policy }: PolicySheet, { fact, money }: PaperWords): PaperFact[] {
  const givenUp = policy.premium_balance?.given_up ?? '0.00';
  return [
    ...(isMoved(policy)
      ? [...fact('currentTotal', money(policy.current_total)), ...fact('totalAsIssued', money(policy.total_grant))]
      : fact('totalPremium', money(policy.total_grant))),
    ...(givenUp === '0.00' ? [] : fact('givenUp', money(givenUp))),
  ];
}

/** What settled the instalments, money apart from the rest, what is open of them, and what credits still owe. */
function paidFacts({ policy, instalments, credits }: PolicySheet, { fact, money }: PaperWords): PaperFact[] {
  if (!instalments || instalments.length === 0) return [];
  const paid = sumOf(instalments.map((one) => one.paid_amount));
  const { crossed, withheld, written_off: writtenOff } = policy.instalments_summary;
  const others = sumOf([crossed, withheld, writtenOff]);
  const some = (key: 'crossed' | 'withheld' | 'writtenOff' | 'refunded', amount: Money) =>
    amount === '0.00' ? [] : fact(key, money(amount));
  const refunded = sumOf((credits ?? []).map((one) => one.refunded));
  const owedBack = sumOf((credits ?? []).map((one) => one.balance));
  return [
    ...(others === '0.00' ? fact('collected', money(paid)) : fact('paidInMoney', money(subtractMoney(paid, others)))),
    ...some('crossed', crossed),
    ...some('withheld', withheld),
    ...some('writtenOff', writtenOff),
    ...fact('open', money(subtractMoney(sumOf(instalments.map((one) => one.amount)), paid))),
    ...some('refunded', refunded),
    ...(credits && credits.length > 0 ? fact('stillOwedBack', money(subtractMoney('0.00', owedBack))) : []),
  ];
}
