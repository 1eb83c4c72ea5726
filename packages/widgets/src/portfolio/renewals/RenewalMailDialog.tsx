import type { Renewal, RenewalMail } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { getRenewalMail } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { AskDialog, useDialogForm } from '../../frames/asking/index.ts';
import { LetterPreview } from '../../frames/letters/index.ts';
import { useProblemText } from '../../frames/problems/index.ts';
import type { MailAction, RenewalStep } from './renewalSteps.ts';

interface RenewalMailDialogProps {
  action: MailAction;
  /** What it is about. */
  description: string;
  /** The one whose mail is shown; none while the chosen ones are read. */
  renewal: Pick<Renewal, 'id' | 'provider' | 'contractor'> | undefined;
  /** More of them than the one that is shown. */
  isMany?: boolean;
  /** How many mails go out, where that is known of several. */
  mails?: number;
  /** How many of the chosen ones no mail goes out for. */
  left?: number;
  isBusy?: boolean;
  error?: string;
  /** What somebody else did meanwhile. */
  notice?: ReactNode;
  /** The step can no longer be taken. */
  isOver?: boolean;
  onStep: (step: RenewalStep) => void;
  onClose: () => void;
}

/** Shows the mail to the insurer or the client before it goes out, and takes a note. */
export default function RenewalMailDialog({
  action,
  description,
  renewal,
  isMany = false,
  mails,
  left,
  isBusy = false,
  error,
  notice,
  isOver = false,
  onStep,
  onClose,
}: RenewalMailDialogProps) {
  const { t } = useTranslation(['renewals', 'common']);
  const client = useClient();
  const problemText = useProblemText();
  const to = action === 'ask' ? ('insurer' as const) : ('client' as const);
  const query = queryOf(client, getRenewalMail, { path: { renewalId: renewal?.id ?? 0 }, query: { to } });
  const { data: mail, error: failure } = useQuery({ ...query, enabled: renewal !== undefined });
  const hasNoEmail = mail?.email === null;
  const form = useDialogForm<{ note: string }, RenewalStep>({
    place: renewal && !isMany ? `renewals.${action} ${renewal.id}` : null,
    begun: { note: '' },
    toInput: ({ note }) => ({ action, note: note.trim() || null }),
    isBusy,
    onSubmit: onStep,
  });
  return (
    <AskDialog
      title={t(`dialog.${action}`)}
      description={description}
      verb={t('mail.send')}
      form={form}
      isDisabled={mails === 0 || (hasNoEmail && !isMany)}
      isOver={isOver}
      failure={error ?? (failure ? problemText(toCallError(failure)) : undefined)}
      onClose={onClose}
    >
      {notice}
      <Mails action={action} mails={mails} left={left} isMany={isMany} />
      {hasNoEmail && <NoEmail action={action} mail={mail} isMany={isMany} />}
      <TextArea label={t('mail.note')} description={t('mail.noteHelp')} maxLength={500} {...form.field('note')} />
      {mail && <Preview mail={mail} note={form.values.note.trim()} />}
      {mail?.has_list && <Text>{t('mail.list')}</Text>}
    </AskDialog>
  );
}

type MailsProps = Pick<RenewalMailDialogProps, 'action' | 'mails' | 'left' | 'isMany'>;
/** How many mails go out, and for whom none does. */
function Mails({ action, mails, left = 0, isMany }: MailsProps) {
  const { t } = useTranslation('renewals');
  return (
    <>
      {mails !== undefined && (
        <Text weight="medium">{mails === 0 ? t('mail.none') : t('mail.count', { count: mails })}</Text>
      )}
      {left > 0 && <Text>{t('mail.left', { count: left })}</Text>}
      {isMany && <Text>{t(`mail.each.${action}`)}</Text>}
    </>
  );
}

/** Whom no mail can go to, and the way to the record that lacks the address. */
function NoEmail({ action, mail, isMany }: { action: MailAction; mail: RenewalMail; isMany: boolean }) {
  const { t } = useTranslation('renewals');
  const { recipient } = mail;
  const pathOf = action === 'ask' ? paths.provider : paths.customer;
  return (
    <Banner tone="caution" title={t(isMany ? 'mail.noEmailOfFirst' : `mail.noEmail.${action}`)}>
      {recipient ? <Link href={pathOf(recipient.id)}>{t(`mail.complete.${action}`)}</Link> : undefined}
    </Banner>
  );
}

/** The mail as it goes out, with the note in its place. */
function Preview({ mail, note }: { mail: RenewalMail; note: string }) {
  const { t } = useTranslation('renewals');
  return (
    <>
      <DescriptionList
        items={[
          {
            term: t('mail.to'),
            detail: [mail.recipient?.name, mail.email].filter(Boolean).join(' · ') || '—',
          },
        ]}
      />
      <LetterPreview
        subject={mail.subject}
        text={[mail.opening, note, mail.closing].filter(Boolean).join('\n\n')}
        language={mail.language}
      />
    </>
  );
}
