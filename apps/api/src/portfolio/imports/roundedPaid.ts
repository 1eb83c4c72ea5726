import { type RoundedPaid, roundPaid } from '@corredor/core/imports';
import { type PaymentTerms, planInstalments } from '@corredor/core/instalments';
import { localeOf } from '@corredor/core/locales';
import { compareMoney, type Money } from '@corredor/core/money';
import type { FieldError } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { say } from '../../server/request/wording.ts';
import { readSections, writeOffLimitIn } from '../../services/settings/index.ts';

/** What is done with the cents by which a file rounds otherwise than the plan of its policy. */
export interface RoundedRow {
  /** The plan that takes them up; null where all is paid but for them. */
  plan: RoundedPaid['plan'];
  /** What of the last instalment is given up, and why; null where nothing is. */
  rest: { amount: Money; reason: string } | null;
  /** What the row says of it. */
  warning: FieldError;
}
/** What to do where the paid sum of a row covers instalments but for the rounding of its file; null where it does not. */
export async function roundedRow(
  { trx, caller: { currency, countryId } }: Scope,
  { paid, terms, language }: { paid: Money; terms: PaymentTerms; language: 'es' | 'en' },
): Promise<RoundedRow | null> {
  const rounded = roundPaid(paid, planInstalments(terms));
  if (!rounded) return null;
  const { covered, plan, rest } = rounded;
  const isGivenUp = plan === null && compareMoney(rest, writeOffLimitIn(await readSections(trx))) <= 0;
  const done = plan ? 'paid_rounded' : isGivenUp ? 'paid_rest_given_up' : 'paid_rest_open';
  return {
    plan,
    rest: isGivenUp ? { amount: rest, reason: say(localeOf(language, countryId), 'import_rule.rounding') } : null,
    warning: {
      key: `import_rule.${done}`,
      params: { paid: { amount: paid, currency }, rest: { amount: rest, currency }, covered },
    },
  };
}
