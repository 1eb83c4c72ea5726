import type { SavedView, ViewInput, ViewPatch } from '@corredor/core/api';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../app/index.ts';
import { useRequestKey } from './useRequestKey.ts';
import { createView, deleteView, refreshViews, updateView } from './views.queries.ts';

/** Saving, changing and deleting views of lists. */
export function useViewMoves() {
  const { t } = useTranslation('crud');
  const client = useClient();
  const queries = useQueryClient();
  const keyFor = useRequestKey();
  const create = useMutation({
    mutationFn: (input: ViewInput) => createView(client, input, keyFor(input)),
    onSuccess: () => refreshViews(queries),
  });
  const update = useMutation({
    mutationFn: ({ view, patch }: { view: SavedView; patch: ViewPatch }) => updateView(client, view, patch),
    onSuccess: () => toast.success(t('views.saved')),
    // Whoever was too late sees what the view is now.
    onSettled: () => refreshViews(queries),
  });
  const remove = useMutation({
    mutationFn: (view: SavedView) => deleteView(client, view),
    onSuccess: () => toast.success(t('views.deleted')),
    onSettled: () => refreshViews(queries),
  });
  return { create, update, remove };
}
