import { checkPassword, type PasswordProblem, withoutContext } from '@corredor/core/validation';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '../../server/request/problems.ts';

const common = new Set(dictionary['passwords-common'] as readonly string[]);
const messages = {
  too_short: 'field.password_short',
  too_long: 'field.password_long',
  contains_email: 'field.password_email',
  context_words: 'field.password_words',
  common: 'field.password_common',
} as const;

interface Around {
  email: string;
  /** Names of the product, the person and the brokerage. */
  words: readonly (string | null | undefined)[];
}

/** What a new password is refused for: it is too short, made of the words around it, or stands in the list of common ones, alone or repeated. */
export function newPasswordProblem(
  password: string,
  { email, words: given }: Around,
): PasswordProblem | 'common' | undefined {
  const words = given.filter((word) => typeof word === 'string');
  const problem = checkPassword(password, { email, words });
  if (problem) return problem;
  if (isCommon(password)) return 'common';
  const left = withoutContext(password, words);
  return left !== null && isCommon(left) ? 'context_words' : undefined;
}

/** Refuses (422 on `field`) a password that `newPasswordProblem` has something to say about. */
export function requireGoodPassword(field: string, password: string, around: Around) {
  const problem = newPasswordProblem(password, around);
  if (problem) throw invalidField(field, messages[problem]);
}
function isCommon(password: string) {
  const lower = password.toLowerCase();
  if (common.has(lower) || new Set(lower).size < 4) return true;
  const half = lower.slice(0, Math.ceil(lower.length / 2));
  return common.has(half) && half.repeat(2).startsWith(lower);
}
