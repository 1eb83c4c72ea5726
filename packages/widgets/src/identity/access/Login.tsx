import { call } from '@corredor/core/client';
import { resendConfirmation } from '@corredor/core/operations';
import { useEffect, useState } from 'react';
import { keptBeforeLogout, useClient, useSession } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { LoginView } from './LoginView.tsx';
import { safeNext } from './safeNext.ts';
import { type SendState, useSubmit } from './useSubmit.ts';

interface LoginProps {
  brand: Brand;
  /** The page first asked for. */
  next?: string;
}

/** Logs in and goes on to the page first asked for. */
export function Login({ brand, next }: LoginProps) {
  const client = useClient();
  const { status, error, reason, returnTo, isSignedIn, logIn, prepare } = useSession();
  const { go } = useNavigation();
  const resend = useSubmit((email: string) => call(client, resendConfirmation, { body: { email } }));
  // The session may still hold an error of something else.
  const [hasSent, setSent] = useState(false);
  const goal = safeNext(next ?? returnTo);

  useEffect(() => {
    if (isSignedIn) go(goal, { replace: true });
  }, [isSignedIn, go, goal]);

  // Whoever types will be inside soon: what is needed there comes meanwhile, and again with the login where it did not come.
  useEffect(() => {
    const begin = () => void prepare().catch(() => {});
    window.addEventListener('input', begin, { once: true });
    return () => window.removeEventListener('input', begin);
  }, [prepare]);

  const state = ((): SendState => {
    if (status === 'loggingIn' || isSignedIn) return { status: 'busy' };
    return hasSent && error ? { status: 'failed', error } : { status: 'idle' };
  })();
  return (
    <LoginView
      brand={brand}
      sending={{
        state,
        submit: (credentials) => {
          setSent(true);
          logIn(credentials);
        },
      }}
      resend={resend}
      notice={reason === 'expired' || reason === 'elsewhere' || reason === 'idle' ? reason : undefined}
      isDraftKept={keptBeforeLogout() === 'kept'}
    />
  );
}
