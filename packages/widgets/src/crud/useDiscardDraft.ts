import type { Draft } from '@corredor/core/api';
import { toast } from '@corredor/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../app/index.ts';
import { useApi } from '../data/index.ts';
import { deleteDraft, listDrafts, rememberDraft, saveDraft } from './drafts.queries.ts';

/** Discards a draft at once, with a way to bring it back. */
export function useDiscardDraft(): (draft: Draft) => Promise<void> {
  const { t } = useTranslation(['crud', 'common']);
  const [api, client, queries] = [useApi(), useClient(), useQueryClient()];
  return async ({ key, values, record_version, label }) => {
    rememberDraft(api, queries, key, null);
    const isGone = await deleteDraft(client, key).then(
      () => true,
      () => false,
    );
    if (!isGone) return void queries.invalidateQueries({ queryKey: listDrafts(api).queryKey });
    const onAction = () =>
      void saveDraft(client, key, { values, record_version, label }).then(
        (again) => rememberDraft(api, queries, key, again),
        () => toast.error(t('draft.lost')),
      );
    toast.info(t('draft.discarded'), { action: { label: t('common:action.undo'), onAction } });
  };
}
