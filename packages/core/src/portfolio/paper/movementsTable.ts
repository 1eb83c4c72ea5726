import { subtractMoney } from '../../basics/money/index.ts';
import type { PolicySheet } from '../../contract/api/index.ts';
import type { PaperFact, PaperTable } from './paper.ts';
import type { PaperWords } from './words.ts';

/** Whether movements changed what a policy costs. */
export const isMoved = ({ total_grant, current_total }: PolicySheet['policy']) =>
  subtractMoney(current_total, total_grant) !== '0.00';

/** What movements made of the premium, from the policy as issued to its current total; without a row where there is none. */
export function movementsTable({ policy, movements }: PolicySheet, words: PaperWords): PaperTable {
  const { say, shared, column, amount, date, money } = words;
  // Who may not view movements still reads what they come to.
  const unnamed = movements === null && isMoved(policy);
  const rows = (movements ?? []).map((one) => [
    `${one.number} · ${shared(`movementKind.${one.kind}`)}`,
    date(one.effective_date),
    one.insurer_number ?? '',
    money(one.total_delta),
  ]);
  if (unnamed) rows.push([say('movements'), '', '', money(subtractMoney(policy.current_total, policy.total_grant))]);
  const issued = [say('asIssued'), date(policy.start_date), '', money(policy.total_grant)];
  return {
    kind: 'table',
    title: say('movements'),
    columns: [column('movement', 5), column('effective_date', 3), column('insurer_number', 4), amount('amount', 3)],
    rows: rows.length > 0 ? [issued, ...rows] : [],
    sum: [say('currentTotal'), '', '', money(policy.current_total)],
  };
}

/** The day on which a policy ends, or ended, because it was cancelled. */
export function cancellationFact({ policy }: PolicySheet, { say, fact, date }: PaperWords): PaperFact[] {
  const { status, closes_as, closes_on, closed_reason, closed_on } = policy;
  if (status !== 'closed' && closes_as === 'cancelled')
    return fact('cancellation', say('endsOn', { date: date(closes_on) }));
  if (closed_reason === 'cancelled') return fact('cancellation', say('endedOn', { date: date(closed_on) }));
  return [];
}
