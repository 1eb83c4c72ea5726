export type IdentificationCode =
  | 'required'
  | 'digits_only'
  | 'length'
  | 'format'
  | 'province'
  | 'establishment'
  | 'check_digit';
/** What is odd about a number that is accepted all the same: its check digit is wrong or left out, or the hyphens that tell whose it is. */
export type IdentificationWarning = 'check_digit' | 'no_check_digit' | 'no_hyphens';

export type IdentificationProblem =
  | { severity: 'error'; code: IdentificationCode }
  | { severity: 'warning'; code: IdentificationWarning };

/** A number as it is stored, and what is wrong with it, if anything. */
export type Identification = { normalised: string; problem?: IdentificationProblem };

/** Writes a number as it is stored: capitals and digits, without spaces and punctuation. */
export function normaliseIdentification(value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');
}

/** A number and what is wrong with it. */
export const problem = (normalised: string, code: IdentificationCode): Identification => ({
  normalised,
  problem: { severity: 'error', code },
});
/** A number that is accepted, and what is odd about it. */
export const warning = (normalised: string, code: IdentificationWarning): Identification => ({
  normalised,
  problem: { severity: 'warning', code },
});

/** Checks a passport or any document that we know nothing about: 5 to 20 letters and digits, with the hyphens and signs that belong to them. */
export function checkPlain(normalised: string): Identification {
  const { length } = normalised.replaceAll('-', '');
  if (length < 5 || length > 20 || normalised.length > 25) return problem(normalised, 'length');
  return /^[\p{L}\d&-]+$/u.test(normalised) ? { normalised } : problem(normalised, 'format');
}
