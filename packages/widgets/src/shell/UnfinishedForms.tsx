import { paths } from '@corredor/core/paths';
import { toast } from '@corredor/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../app/index.ts';
import { deleteDraft, listDrafts, rememberDraft, saveDraft } from '../crud/index.ts';
import { useApi } from '../data/index.ts';
import { useNavigation } from '../navigation/index.ts';
import { UnfinishedFormsView } from './UnfinishedFormsView.tsx';
import { readDraftKey } from './unfinishedForms.ts';

/** On the first page after login and on the dashboard: what was left unfinished before. A form offers its own draft itself. */
export function UnfinishedForms() {
  const { t } = useTranslation('shell');
  const [api, client, queries] = [useApi(), useClient(), useQueryClient()];
  const { pathname } = useNavigation();
  const [firstPage] = useState(pathname);
  const [isDismissed, setDismissed] = useState(false);
  const { data } = useQuery(listDrafts(api));
  // What is being typed now was not left.
  const [left, setLeft] = useState<readonly string[] | null>(null);
  if (data && !left) setLeft(data.results.map(({ key }) => key));
  if (!data || isDismissed || (pathname !== firstPage && pathname !== paths.dashboard())) return null;

  const forms = data.results.flatMap((draft) => {
    const form = left?.includes(draft.key) ? readDraftKey(draft.key) : undefined;
    return form && form.href !== pathname ? [{ ...form, draft }] : [];
  });
  const discard = async ({ draft }: (typeof forms)[number]) => {
    const { key, values, record_version, label } = draft;
    rememberDraft(api, queries, key, null);
    const isGone = await deleteDraft(client, key).then(
      () => true,
      () => false,
    );
    if (!isGone) return void queries.invalidateQueries({ queryKey: listDrafts(api).queryKey });
    const onAction = () =>
      void saveDraft(client, key, { values, record_version, label }).then(
        (again) => rememberDraft(api, queries, key, again),
        () => toast.error(t('unfinished.lost')),
      );
    toast.info(t('unfinished.discarded'), { action: { label: t('unfinished.undo'), onAction } });
  };
  return (
    <UnfinishedFormsView forms={forms} onDiscard={(form) => void discard(form)} onDismiss={() => setDismissed(true)} />
  );
}
