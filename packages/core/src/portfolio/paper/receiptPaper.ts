import { type Locale, languageIn } from '../../basics/locales/index.ts';
import type { Money } from '../../basics/money/index.ts';
import type { PolicySheet, Receipt } from '../../contract/api/index.ts';
import { senderOf } from './frame.ts';
import { placeOf, sumOf } from './instalmentTables.ts';
import type { Paper } from './paper.ts';
import { filled, paperWords, type SharedWord } from './words.ts';

type Instalment = NonNullable<PolicySheet['instalments']>[number];

/** What came in from one payer at one time, with each instalment that it went to. */
export interface ReceiptSheet {
  brokerage: PolicySheet['brokerage'];
  payer: { name: string; identification: string | null };
  receipt: Pick<Receipt, 'id' | 'currency' | 'received_on' | 'method' | 'reference' | 'collected_by'>;
  lines: (Pick<Instalment, 'number' | 'instalments_count' | 'movement_number' | 'movement_kind'> & {
    policy_number: string;
    provider: string;
    /** What of it went to this instalment, and what is open of that now. */
    amount: Money;
    balance: Money;
  })[];
  made_on: string;
}

/** What the payer is given for what came in: the sum, when and how, and what it went to. */
export function receiptPaper(sheet: ReceiptSheet, locale: Locale, sharedWord: SharedWord): Paper {
  const { brokerage, payer, receipt, lines } = sheet;
  const words = paperWords(locale, receipt.currency, sharedWord);
  const { say, shared, fact, column, amount, money, date } = words;
  const providers = [...new Set(lines.map(({ provider }) => provider))].join(' · ');
  const total = sumOf(lines.map((line) => line.amount));
  return {
    language: languageIn(locale),
    kind: say('receiptTitle'),
    title: say('receiptNumber', { number: `${receipt.id}` }),
    subtitle: payer.name,
    status: say('received'),
    sender: senderOf(brokerage, words),
    parts: filled([
      {
        kind: 'facts',
        title: '',
        facts: [
          ...fact('receivedFrom', payer.name),
          ...fact('identification', payer.identification),
          ...fact('amount', money(total)),
          ...fact('receivedOn', date(receipt.received_on)),
          ...fact('method', receipt.method && shared(`paymentMethod.${receipt.method}`)),
          ...fact('reference', receipt.reference),
          ...fact('receivedBy', receipt.collected_by === 'broker' ? brokerage.name : providers),
        ],
      },
      {
        kind: 'table',
        title: say('receivedFor'),
        columns: [
          column('number', 4),
          column('provider', 4),
          column('instalment', 3),
          amount('amount', 3),
          amount('open', 3),
        ],
        rows: lines.map((line) => [
          line.policy_number,
          line.provider,
          placeOf(line, words),
          money(line.amount),
          money(line.balance),
        ]),
        sum: lines.length > 1 ? [say('total'), '', '', money(total), ''] : undefined,
      },
    ]),
    note: say('receiptNote', { brokerage: brokerage.name }),
    madeOn: say('madeOn', { date: date(sheet.made_on) }),
    pageOf: say('pageOf'),
  };
}
