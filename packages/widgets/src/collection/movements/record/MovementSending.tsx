import type { MovementMail } from '@corredor/core/api';
import { mostMailBytes } from '@corredor/core/movements';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Checkbox } from '@corredor/ui/Checkbox';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { TextArea } from '@corredor/ui/TextArea';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { fileSize } from '../../../frames/files/index.ts';
import { LetterPreview } from '../../../frames/letters/index.ts';
import { RecordFrame, type RecordState } from '../../../frames/records/index.ts';

interface MovementSendingProps {
  mail: RecordState<MovementMail>;
  /** Whether the insurer knows of it by other means. */
  isTold: boolean;
  note: string;
  onTold: (isTold: boolean) => void;
  onNote: (note: string) => void;
  onRetry: () => void;
}

/** Asks how the insurer is told: shows the mail before it goes out, and takes a note for it. */
export function MovementSending({ mail, onRetry, ...props }: MovementSendingProps) {
  const { t } = useTranslation('movements');
  return (
    <Stack>
      <Checkbox isSelected={props.isTold} onChange={props.onTold} description={t('mail.otherHelp')}>
        {t('mail.other')}
      </Checkbox>
      {!props.isTold && (
        <RecordFrame state={mail} onRetry={onRetry}>
          {(record) => <Preview mail={record} {...props} />}
        </RecordFrame>
      )}
    </Stack>
  );
}

function Preview({ mail, note, onNote }: Omit<MovementSendingProps, 'mail' | 'onRetry'> & { mail: MovementMail }) {
  const { t } = useTranslation('movements');
  const canComplete = useCan('policy_app.change_provider');
  const formats = useFormats();
  const { provider, email, reply_to, language, subject, opening, closing, attachments, refusal } = mail;
  const size = fileSize(
    attachments.reduce((sum, file) => sum + file.size, 0),
    formats.language,
  );
  if (refusal)
    return (
      <Banner
        tone="caution"
        title={t(`mail.refusal.${refusal}`, {
          name: provider.name,
          size,
          limit: fileSize(mostMailBytes, formats.language),
        })}
      >
        {refusal === 'provider_without_email' && canComplete && (
          <Link href={paths.providerRecord(provider.id)}>{t('mail.complete', { name: provider.name })}</Link>
        )}
      </Banner>
    );
  return (
    <Stack>
      <DescriptionList
        columns={2}
        items={[
          { term: t('mail.to'), detail: email },
          { term: t('mail.replyTo'), detail: reply_to },
          ...(attachments.length > 0
            ? [{ term: t('mail.attachments', { size }), detail: attachments.map(({ name }) => name).join(', ') }]
            : []),
        ]}
      />
      <TextArea
        label={t('mail.note')}
        description={t('mail.noteHelp')}
        maxLength={2000}
        value={note}
        onChange={onNote}
      />
      <LetterPreview
        subject={subject}
        text={[opening, note.trim(), closing].filter(Boolean).join('\n\n')}
        language={language}
      />
    </Stack>
  );
}
