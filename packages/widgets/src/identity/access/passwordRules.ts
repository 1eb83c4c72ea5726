// Apart from the login's rules, since nobody chooses a password there.
import type { BasicKey } from '@corredor/core/i18n';
import { checkPassword } from '@corredor/core/validation';
import { type ChangeValues, emailProblem, only, type RegisterValues, type ResetValues } from './rules.ts';

const newPasswordProblem = (password: string, email?: string): BasicKey | undefined => {
  if (password === '') return 'validation.required';
  const problem = checkPassword(password, email === undefined ? {} : { email });
  return problem && `validation.password.${problem}`;
};

const repeatProblem = (password: string, repeat: string): BasicKey | undefined => {
  if (repeat === '') return 'validation.required';
  return repeat === password ? undefined : 'validation.passwordsMismatch';
};

/** Checks a new account: address, password, its repetition and the terms. */
export const checkRegister = ({ email, password, repeat, accept_terms }: RegisterValues) =>
  only({
    email: emailProblem(email),
    password: newPasswordProblem(password, email),
    repeat: repeatProblem(password, repeat),
    accept_terms: accept_terms === '' ? 'validation.terms' : undefined,
  });

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
