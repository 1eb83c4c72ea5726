import type { CheckNewPasswordInput, NewPasswordCheck } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { checkNewPassword } from '@corredor/core/operations';
import { checkPassword } from '@corredor/core/validation';
import { useEffect, useState } from 'react';
import { useClient } from '../app/index.ts';

/** Whose a new password will be, as far as the form knows. */
export type AroundNewPassword = Omit<CheckNewPasswordInput, 'password'> & {
  /** Names that its owner is known by besides, such as the brokerage's. */
  words?: readonly string[];
};
type Problem = NonNullable<NewPasswordCheck['problem']>;

/** How long somebody stops typing before the server is asked, in milliseconds. */
const rest = 300;

/**
 * What a new password would be refused for, while it is typed: by what can be told here at once, then by the server, which has the list of common ones and
 * knows the account. Where the server cannot be reached nothing more is said; saving says it.
 */
export function useNewPasswordProblem(
  password: string,
  { words = [], ...account }: AroundNewPassword = {},
): Problem | undefined {
  const client = useClient();
  const { email, name, last_name } = account;
  const names = [name, last_name, ...words].filter((word) => typeof word === 'string');
  const atOnce = password === '' ? undefined : checkPassword(password, { email: email || undefined, words: names });
  const asked = password === '' || atOnce ? null : JSON.stringify({ password, ...account });
  const [said, setSaid] = useState<{ of: string; problem: Problem | null } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      const body = JSON.parse(asked) as CheckNewPasswordInput;
      call(client, checkNewPassword, { body, signal: left.signal }).then(
        ({ problem }) => setSaid({ of: asked, problem }),
        () => {},
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [client, asked]);
  return atOnce ?? (said && said.of === asked ? (said.problem ?? undefined) : undefined);
}
