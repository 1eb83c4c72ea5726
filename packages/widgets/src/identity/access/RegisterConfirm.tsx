import { call } from '@corredor/core/client';
import { confirmRegistration, resendConfirmation } from '@corredor/core/operations';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { type Confirmation, ConfirmationView } from './ConfirmationView.tsx';
import { type SendState, useSubmit } from './useSubmit.ts';

interface RegisterConfirmProps {
  brand: Brand;
  token: string;
}

/** Confirms the address by itself: mail scanners open the page, but only a browser posts. */
export function RegisterConfirm({ brand, token }: RegisterConfirmProps) {
  const client = useClient();
  const [sentTo, setSentTo] = useState('');
  const confirm = useSubmit((value: string) => call(client, confirmRegistration, { body: { token: value } }));
  const resend = useSubmit((email: string) => {
    setSentTo(email);
    return call(client, resendConfirmation, { body: { email } });
  });

  const posted = useRef<string | null>(null);
  useEffect(() => {
    if (posted.current === token) return;
    posted.current = token;
    confirm.submit(token);
  });
  return (
    <ConfirmationView
      brand={brand}
      confirmation={confirmationOf(confirm.state)}
      onRetry={() => confirm.submit(token)}
      resend={resend}
      sentTo={sentTo}
    />
  );
}

function confirmationOf(state: SendState): Confirmation {
  if (state.status === 'done') return { status: 'done' };
  if (state.status !== 'failed') return { status: 'busy' };
  const { status, message } = state.error;
  // Spent, forged or cut short by a mail program: a new link is the answer to all of them.
  return status === 422 || status === 400 ? { status: 'expired' } : { status: 'failed', message };
}
