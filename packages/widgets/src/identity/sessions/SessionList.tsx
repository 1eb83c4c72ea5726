import type { Session } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { CallError } from '@corredor/core/errors';
import { deleteOtherSessions, deleteSession, listSessions } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refresh } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { SessionListView } from './SessionListView.tsx';
import { useSessionWords } from './useSessionWords.ts';

/** The reader's own sessions, ended one by one or all but this one. */
export function SessionList() {
  const { t } = useTranslation('sessions');
  const client = useClient();
  const queries = useQueryClient();
  // Asked anew each time, because others come and go.
  const sessions = useQuery({ ...queryOf(client, listSessions, { query: { page_size: 50 } }), staleTime: 0 });
  const { nameOf } = useSessionWords();
  const [asked, setAsked] = useState<Session | 'others' | null>(null);
  const ending = useMutation({
    mutationFn: (what: Session | 'others') =>
      what === 'others'
        ? call(client, deleteOtherSessions)
        : call(client, deleteSession, { path: { sessionId: what.id } }).catch(ignoreMissing),
    onSuccess: (_answer, what) => {
      toast.success(t(what === 'others' ? 'others.done' : 'end.done'));
      close();
      void refresh(queries, listSessions);
    },
  });
  const close = () => {
    setAsked(null);
    ending.reset();
  };
  const label = t(asked === 'others' ? 'others.action' : 'end.action');
  return (
    <SessionListView
      list={toListState(sessions)}
      onEnd={setAsked}
      onEndOthers={() => setAsked('others')}
      onRetry={() => void sessions.refetch()}
    >
      {asked && (
        <ConfirmDialog
          isOpen
          tone="critical"
          title={label}
          confirmLabel={label}
          isPending={ending.isPending}
          onConfirm={() => ending.mutate(asked)}
          onCancel={close}
        >
          <Stack gap="small">
            <Text>{asked === 'others' ? t('others.question') : t('end.question', { name: nameOf(asked) })}</Text>
            {ending.error && (
              <div role="alert">
                <Text tone="critical">{ending.error.message}</Text>
              </div>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </SessionListView>
  );
}

/** A session that is gone already is what was wanted. */
function ignoreMissing(error: unknown) {
  if (!(error instanceof CallError && error.status === 404)) throw error;
}
