import { call, requestKeys } from '@corredor/core/client';
import { type CallError, toCallError } from '@corredor/core/errors';
import { createContact } from '@corredor/core/operations';
import { useRef, useState } from 'react';
import { useClient } from '../../base/app/index.ts';
import { type ContactState, ContactView } from './ContactView.tsx';
import type { ContactValues } from './rules.ts';

interface ContactFormProps {
  /** The profile that is written to; null for the operator of the product. */
  alias: string | null;
  /** Where to write instead, where the form cannot send. */
  fallbackEmail: string;
  /** The two letters of the broker's country. */
  country?: string;
}

/** Sends a visitor's message to a broker or to the operator; what was written is never lost, and never taken twice. */
export function ContactForm({ alias, fallbackEmail, country }: ContactFormProps) {
  const client = useClient();
  const [state, setState] = useState<ContactState>({ status: 'writing' });
  const [keys] = useState(requestKeys);
  const isBusy = useRef(false);

  async function send({ website, ...message }: ContactValues) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: 'busy' });
    try {
      const body = { alias, ...message, website: website || undefined };
      await call(client, createContact, { header: keys.headersFor(body), body });
      keys.answered();
      setState({ status: 'sent', email: message.email });
    } catch (error) {
      setState(failureOf(toCallError(error)));
    } finally {
      isBusy.current = false;
    }
  }
  return (
    <ContactView
      alias={alias}
      fallbackEmail={fallbackEmail}
      country={country}
      state={state}
      onSend={(values) => void send(values)}
      onAgain={() => setState({ status: 'writing' })}
    />
  );
}

const failureOf = (error: CallError): ContactState => ({
  status: 'failed',
  error,
  retryAt: error.retryAfter ? new Date(Date.now() + error.retryAfter * 1000) : null,
});
