import type { BasicKey } from '@corredor/core/i18n';
import { isEmail } from '@corredor/core/validation';

/** What a form holds, by the names of its fields. */
export type Values<Name extends string> = Record<Name, string>;

/** What is wrong with a form before it is sent: a message of the catalogue for each field. */
export type Problems<Name extends string> = Partial<Record<Name, BasicKey>>;

export const loginFields = ['email', 'password'] as const;
export const registerFields = ['email', 'password', 'repeat', 'accept_terms'] as const;
export const emailFields = ['email'] as const;
export const resetFields = ['password', 'repeat'] as const;
export const changeFields = ['current_password', 'new_password', 'repeat'] as const;

export type LoginValues = Values<(typeof loginFields)[number]>;
export type RegisterValues = Values<(typeof registerFields)[number]>;
type EmailValues = Values<(typeof emailFields)[number]>;
export type ResetValues = Values<(typeof resetFields)[number]>;
export type ChangeValues = Values<(typeof changeFields)[number]>;

/** Drops the fields with nothing to say. */
export const only = <Name extends string>(found: Record<Name, BasicKey | undefined>): Problems<Name> =>
  Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined)) as Problems<Name>;

/** What is wrong with an address. */
export const emailProblem = (email: string): BasicKey | undefined => {
  if (email.trim() === '') return 'validation.required';
  return isEmail(email.trim()) ? undefined : 'validation.email';
};

/** Checks only that there is something to send: an old password may be shorter than today's rule. */
export const checkLogin = ({ email, password }: LoginValues) =>
  only({ email: emailProblem(email), password: password === '' ? 'validation.required' : undefined });

/** Checks an address to write to. */
export const checkEmail = ({ email }: EmailValues) => only({ email: emailProblem(email) });
