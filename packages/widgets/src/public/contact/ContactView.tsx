import type { CallError } from '@corredor/core/errors';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { focusField } from '@corredor/ui/ErrorSummary';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './ContactView.css.ts';
import { MessageSent } from './MessageSent.tsx';
import { RetryTime } from './RetryTime.tsx';
import { type ContactField, type ContactValues, checkContact, contactFields } from './rules.ts';

/** How far a message is. */
export type ContactState =
  | { status: 'writing' | 'busy' }
  | { status: 'sent'; email: string }
  | { status: 'failed'; error: CallError; retryAt: Date | null };

interface ContactViewProps {
  alias: string | null;
  fallbackEmail: string;
  /** The two letters of the broker's country; none where the message goes to the operator. */
  country?: string;
  state: ContactState;
  onSend: (values: ContactValues) => void;
  onAgain: () => void;
}

const read = (form: HTMLFormElement): ContactValues => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { name: text('name'), email: text('email'), message: text('message'), website: text('website') };
};

/** A name, an address to answer to and a message. */
export function ContactView({ alias, fallbackEmail, country, state, onSend, onAgain }: ContactViewProps) {
  const { t } = useTranslation(['contact', 'basics']);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<ReturnType<typeof checkContact>>({});
  const failure = state.status === 'failed' ? state : undefined;
  const refused = contactFields.find((name) => failure?.error.fields[name]);

  useEffect(() => {
    if (failure && refused) focusField(refused, form.current);
  }, [failure, refused]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = read(event.currentTarget);
    const found = checkContact(alias, values);
    setProblems(found);
    const first = contactFields.find((name) => found[name]);
    if (first) focusField(first, form.current);
    else onSend(values);
  }
  function errorOf(name: ContactField) {
    const problem = problems[name];
    if (problem?.key === 'validation.required') return t(`required.${name}`);
    return problem ? t(`basics:${problem.key}`, { ...problem }) : failure?.error.fields[name];
  }
  const field = (name: ContactField) => ({ name, label: t(`field.${name}`), errorMessage: errorOf(name) });

  if (state.status === 'sent') return <MessageSent email={state.email} onAgain={onAgain} />;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label={t('title')}>
      <Stack gap="medium">
        {failure && !refused && (
          <Banner tone={failure.retryAt ? 'caution' : 'critical'} isLive>
            <p>{failure.error.message}</p>
            {failure.retryAt ? (
              <RetryTime at={failure.retryAt} country={country} />
            ) : (
              <p>
                {t('failed')} <Link href={`mailto:${fallbackEmail}`}>{fallbackEmail}</Link>
              </p>
            )}
          </Banner>
        )}
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" spellCheck="false" />
        <TextArea {...field('message')} rows={5} />
        <div aria-hidden="true" className={css.unseen}>
          <label>
            {t('field.website')}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div>
          <Button type="submit" tone="accent" isPending={state.status === 'busy'}>
            {t('send')}
          </Button>
        </div>
        <noscript>
          <Text size="sm">
            {t('noScript')} <Link href={`mailto:${fallbackEmail}`}>{fallbackEmail}</Link>
          </Text>
        </noscript>
      </Stack>
    </form>
  );
}
