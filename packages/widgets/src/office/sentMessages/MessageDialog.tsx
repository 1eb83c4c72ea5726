import type { SentMessage } from '@corredor/core/api';
import { getMessage } from '@corredor/core/operations';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Dialog } from '@corredor/ui/Dialog';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { fileSize } from '../../frames/files/index.ts';
import { toRecordState } from '../../frames/records/index.ts';

/** A message as it was sent: its text, and the names of its files. */
export default function MessageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['sentMessages', 'common']);
  const found = useQuery(queryOf(useClient(), getMessage, { path: { messageId: id } }));
  const state = toRecordState<SentMessage>(found);
  return (
    <Dialog
      isOpen
      size="large"
      title={state.status === 'ready' ? state.record.subject : t('title')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={<Button onPress={onClose}>{t('common:action.close')}</Button>}
    >
      {state.status === 'loading' && <Skeleton shape="rows" height="12rem" />}
      {state.status === 'failed' && (
        <ErrorState title={t('failed')} text={state.message} onRetry={() => void found.refetch()} />
      )}
      {state.status === 'ready' && <Content {...state.record} />}
    </Dialog>
  );
}

function Content({ status, to, created_at, sent_at, sent_by, about_count, body, files }: SentMessage) {
  const { t } = useTranslation('sentMessages');
  const { dateTime, number, language } = useFormats();
  const facts = [
    { term: t('field.to'), detail: to },
    { term: t('field.created_at'), detail: dateTime(created_at) },
    { term: t('field.sent_at'), detail: dateTime(sent_at) },
    { term: t('field.sent_by'), detail: sent_by?.name },
    { term: t('field.about_count'), detail: about_count > 1 && number(about_count) },
    {
      term: t('field.files'),
      detail: files.map(({ name, size }) => t('file', { name, size: fileSize(size, language) })).join(', '),
    },
  ].filter(({ detail }) => detail);
  return (
    <Stack>
      {status !== 'sent' && (
        <Banner tone={status === 'failed' ? 'critical' : 'info'} title={t(`status.${status}`)}>
          {t(`why.${status}`)}
        </Banner>
      )}
      <DescriptionList items={facts} />
      <Card>
        <Text keepsLines>{body}</Text>
      </Card>
    </Stack>
  );
}
