import type { SavedView, ViewInput, ViewPatch } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createView, deleteView, updateView } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../../base/data/index.ts';

/** Saving, changing and deleting views of lists. */
export function useViewMoves() {
  const { t } = useTranslation('frames');
  const client = useClient();
  const queries = useQueryClient();
  const keyFor = useRequestKey();
  const create = useMutation({
    mutationFn: (input: ViewInput) => call(client, createView, { header: keyFor(input), body: input }),
    onSuccess: () => refreshAfter(queries, updateView),
  });
  const update = useMutation({
    mutationFn: ({ view, patch }: { view: SavedView; patch: ViewPatch }) =>
      call(client, updateView, { path: { viewId: view.id }, header: ifMatch(view.version), body: patch }),
    onSuccess: () => toast.success(t('views.saved')),
    // Whoever was too late sees what the view is now.
    onSettled: () => refreshAfter(queries, updateView),
  });
  const remove = useMutation({
    mutationFn: (view: SavedView) =>
      call(client, deleteView, { path: { viewId: view.id }, header: ifMatch(view.version) }),
    onSuccess: () => toast.success(t('views.deleted')),
    onSettled: () => refreshAfter(queries, updateView),
  });
  return { create, update, remove };
}
