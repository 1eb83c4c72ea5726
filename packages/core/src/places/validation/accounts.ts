import { reservedAliases } from '../paths/index.ts';
import { isContext } from './contextWords.ts';

export type AliasProblem = 'length' | 'format' | 'reserved';

/** Checks an alias: 3 to 40 of a-z, 0-9 and hyphen, and no address of ours. */
export function checkAlias(alias: string): AliasProblem | undefined {
  if (alias.length < 3 || alias.length > 40) return 'length';
  if (!/^[a-z0-9-]+$/.test(alias)) return 'format';
  return reservedAliases.includes(alias) ? 'reserved' : undefined;
}

export const passwordLimits = { least: 12, most: 128 } as const;

export type PasswordProblem = 'too_short' | 'too_long' | 'contains_email' | 'context_words';

interface AroundPassword {
  email?: string;
  /** Names that belong to its owner: the person's, the brokerage's, the product's. */
  words?: readonly string[];
}
/** Checks a password; the list of common ones is the server's. */
export function checkPassword(
  password: string,
  { email = '', words = [] }: AroundPassword = {},
): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < passwordLimits.least) return 'too_short';
  if (length > passwordLimits.most) return 'too_long';
  const lower = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const [name = ''] = address.split('@');
  if (address.length >= 4 && lower.includes(address)) return 'contains_email';
  if (isContext(password, words)) return 'context_words';
  return isContext(password, [name]) ? 'contains_email' : undefined;
}

export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Guesses how hard a password is to guess, from its length and how many different signs it has; a hint, no rule. */
export function passwordStrength(password: string): PasswordStrength {
  const different = new Set(password).size;
  const hasRun = /(.)\1{3,}|0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf/i.test(password);
  const points = Math.min([...password].length, different * 2) - (hasRun ? 4 : 0);
  if (points < 8) return 0;
  if (points < passwordLimits.least) return 1;
  if (points < 16) return 2;
  return points < 20 ? 3 : 4;
}
