import type { Draft } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { deleteDraft, listDrafts } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refresh, refreshAll } from '../../base/data/index.ts';
import { keepDraft, rememberDraft } from './drafts.ts';

/** Discards a draft at once, with a way to bring it back. */
export function useDiscardDraft(): (draft: Draft) => Promise<void> {
  const { t } = useTranslation(['frames', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  return async ({ key, values, record_version, label }) => {
    rememberDraft(client, queries, key, null);
    const isGone = await call(client, deleteDraft, { path: { draftKey: key } }).then(
      () => true,
      () => false,
    );
    if (!isGone) return void refresh(queries, listDrafts);
    void refreshAll(queries, 'dashboard');
    const onAction = () =>
      void keepDraft(client, key, { values, record_version, label }).then(
        (again) => {
          rememberDraft(client, queries, key, again);
          void refreshAll(queries, 'dashboard');
        },
        () => toast.error(t('draft.lost')),
      );
    toast.info(t('draft.discarded'), { action: { label: t('common:action.undo'), onAction } });
  };
}
