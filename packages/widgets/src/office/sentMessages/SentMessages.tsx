import type { MessageAboutModel, MessageRow } from '@corredor/core/api';
import { listMessages } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { pageOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { RelatedList, RelatedPages, RelatedRow } from '../../frames/related/index.ts';
import { MessageMark } from './MessageMark.tsx';

// Most visits read none.
const MessageDialog = lazy(() => import('./MessageDialog.tsx'));

const pageSize = 5;

interface SentMessagesProps {
  model: MessageAboutModel;
  id: number;
}

/** What was sent to people outside about a record: to whom, when, and what became of it. Draws nothing where nothing was. */
export function SentMessages({ model, id }: SentMessagesProps) {
  const { t } = useTranslation('sentMessages');
  const { dateTime } = useFormats();
  const [page, setPage] = useState(1);
  const [read, setRead] = useState<number | null>(null);
  const query = { about_model: model, about_id: id, page, page_size: pageSize };
  const messages = useQuery(pageOf(useClient(), listMessages, { query }));
  const list = toListState<MessageRow>(messages);
  if (list.status === 'loading' || (list.status === 'ready' && list.total === 0)) return null;
  const total = list.status === 'ready' ? list.total : 0;
  return (
    <>
      <RelatedList
        title={t('title')}
        pager={
          total > pageSize && <RelatedPages page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
        }
        list={list}
        empty={t('empty')}
        onRetry={() => void messages.refetch()}
      >
        {({ id: messageId, subject, to, created_at, sent_at, sent_by, status }) => (
          <RelatedRow
            name={<Text tone="strong">{subject}</Text>}
            mark={<MessageMark status={status} />}
            note={t(sent_by ? 'noteBy' : 'note', { to, when: dateTime(sent_at ?? created_at), who: sent_by?.name })}
            actions={
              <Button
                size="small"
                aria-label={t('openOf', { subject })}
                aria-haspopup="dialog"
                onPress={() => setRead(messageId)}
              >
                {t('open')}
              </Button>
            }
          />
        )}
      </RelatedList>
      <Suspense fallback={null}>{read !== null && <MessageDialog id={read} onClose={() => setRead(null)} />}</Suspense>
    </>
  );
}
