import type { Renewal } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { getRenewalMail } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { AskDialog } from '../../frames/leaving/index.ts';
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
  error?: string | undefined;
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
  left = 0,
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
  const [note, setNote] = useState('');
  const to = action === 'ask' ? ('insurer' as const) : ('client' as const);
  const query = queryOf(client, getRenewalMail, { path: { renewalId: renewal?.id ?? 0 }, query: { to } });
  const { data: mail, error: failure } = useQuery({ ...query, enabled: renewal !== undefined });
  const hasNoEmail = mail?.email === null;
  const record = mail?.recipient;
  const complete = record && (action === 'ask' ? paths.provider(record.id) : paths.customer(record.id));
  return (
    <AskDialog
      title={t(`dialog.${action}`)}
      description={description}
      verb={t('mail.send')}
      isDirty={note !== ''}
      isBusy={isBusy}
      isDisabled={mails === 0 || (hasNoEmail && !isMany)}
      isOver={isOver}
      failure={error ?? (failure ? problemText(toCallError(failure)) : undefined)}
      onSubmit={() => onStep({ action, note: note.trim() || null })}
      onClose={onClose}
    >
      {notice}
      {mails !== undefined && (
        <Text weight="medium">{mails === 0 ? t('mail.none') : t('mail.count', { count: mails })}</Text>
      )}
      {left > 0 && <Text>{t('mail.left', { count: left })}</Text>}
      {isMany && <Text>{t(`mail.each.${action}`)}</Text>}
      {hasNoEmail && (
        <Banner tone="caution" title={t(isMany ? 'mail.noEmailOfFirst' : `mail.noEmail.${action}`)}>
          {complete ? <Link href={complete}>{t(`mail.complete.${action}`)}</Link> : undefined}
        </Banner>
      )}
      <TextArea
        label={t('mail.note')}
        description={t('mail.noteHelp')}
        maxLength={500}
        value={note}
        onChange={setNote}
      />
      {mail && (
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
            text={[mail.opening, note.trim(), mail.closing].filter(Boolean).join('\n\n')}
            language={mail.language}
          />
        </>
      )}
      {mail?.has_list && <Text>{t('mail.list')}</Text>}
    </AskDialog>
  );
}
