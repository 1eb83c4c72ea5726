import type { BasicKey } from '@corredor/core/i18n';
import { checkPassword, isEmail } from '@corredor/core/validation';

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
const only = <Name extends string>(found: Record<Name, BasicKey | undefined>): Problems<Name> =>
  Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined)) as Problems<Name>;

const emailProblem = (email: string): BasicKey | undefined => {
  if (email.trim() === '') return 'validation.required';
  return isEmail(email.trim()) ? undefined : 'validation.email';
};

const newPasswordProblem = (password: string, email?: string): BasicKey | undefined => {
  if (password === '') return 'validation.required';
  const problem = checkPassword(password, email === undefined ? {} : { email });
  return problem && `validation.password.${problem}`;
};

const repeatProblem = (password: string, repeat: string): BasicKey | undefined => {
  if (repeat === '') return 'validation.required';
  return repeat === password ? undefined : 'validation.passwordsMismatch';
};

/** Checks only that there is something to send: an old password may be shorter than today's rule. */
export const checkLogin = ({ email, password }: LoginValues) =>
  only({ email: emailProblem(email), password: password === '' ? 'validation.required' : undefined });

/** Checks a new account: address, password, its repetition and the terms. */
export const checkRegister = ({ email, password, repeat, accept_terms }: RegisterValues) =>
  only({
    email: emailProblem(email),
    password: newPasswordProblem(password, email),
    repeat: repeatProblem(password, repeat),
    accept_terms: accept_terms === '' ? 'validation.terms' : undefined,
  });

/** Checks an address to write to. */
export const checkEmail = ({ email }: EmailValues) => only({ email: emailProblem(email) });

/** Checks a new password and its repetition. */
export const checkReset = ({ password, repeat }: ResetValues) =>
  only({ password: newPasswordProblem(password), repeat: repeatProblem(password, repeat) });

/** Checks a change of password: the new one is good, another than the old one, and typed twice. */
export const checkChange = ({ current_password, new_password, repeat }: ChangeValues, email: string) =>
  only({
    current_password: current_password === '' ? 'validation.required' : undefined,
    new_password:
      newPasswordProblem(new_password, email) ??
      (new_password === current_password ? 'validation.samePassword' : undefined),
    repeat: repeatProblem(new_password, repeat),
  });
