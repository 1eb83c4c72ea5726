/** How long an insurer goes on covering after a due date: so many days, or a month. */
export type Grace = { days: number } | { months: number };
interface CountryRule {
  /** Percent of the net premium that payers keep for the tax office. */
  withholding?: string;
  /** Grace of the branches of these official codes, or of all. */
  grace?: Grace & { codes?: readonly string[] };
  /** How many days after a due date the contract ends that is not paid. */
  endsAfter?: number;
}
const lifeBranches = ['1', '2'];
/** What counts in a country while a brokerage has set nothing. */
const rules: Readonly<Record<string, CountryRule>> = {
  '218': { withholding: '1.00', grace: { days: 30, codes: lifeBranches } },
  // Peru: Ley 29946, article 21, where the insurer has not claimed the premium in court.
  '604': { grace: { days: 30 }, endsAfter: 90 },
  '484': { grace: { days: 30 } },
  '724': { grace: { months: 1 } },
};

/** The share of the net premium that payers of a country usually withhold, in percent. */
export const usualWithholding = (countryId: string) => rules[countryId]?.withholding ?? '0.00';
/** The grace that the law of a country gives, and for which branches; nothing where insurers decide. */
export const usualGrace = (countryId: string) => rules[countryId]?.grace;
/** How many days after the due date of an unpaid instalment the law of a country holds the contract ended; nothing where it does not. */
export const daysToContractEnd = (countryId: string) => rules[countryId]?.endsAfter;

/** What is wrong with the day of a receipt (a plain date, as is today): money is recorded once it came, and a post-dated cheque on its own day. */
export function receiptDayFault(receivedOn: string, method: string | null | undefined, today: string) {
  if (receivedOn <= today) return null;
  return method === 'cheque' ? 'cheque' : 'future';
}
