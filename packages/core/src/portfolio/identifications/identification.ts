export type IdentificationCode =
  | 'required'
  | 'digits_only'
  | 'length'
  | 'format'
  | 'province'
  | 'establishment'
  | 'check_digit';

export type IdentificationProblem = { severity: 'error' | 'warning'; code: IdentificationCode };

/** A number as it is stored, and what is wrong with it, if anything. */
export type Identification = { normalised: string; problem?: IdentificationProblem };

/** Writes a number as it is stored: capitals and digits, without spaces and punctuation. */
export function normaliseIdentification(value: string): string {
  return value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');
}

/** A number and what is wrong with it; an error unless it is said to be a warning. */
export function problem(
  normalised: string,
  code: IdentificationCode,
  severity: IdentificationProblem['severity'] = 'error',
): Identification {
  return { normalised, problem: { severity, code } };
}

/** Checks a passport or any document that we know nothing about: 5 to 20 letters and digits. */
export function checkPlain(normalised: string): Identification {
  if (normalised.length < 5 || normalised.length > 20) return problem(normalised, 'length');
  return /^[\p{L}\d]+$/u.test(normalised) ? { normalised } : problem(normalised, 'format');
}
