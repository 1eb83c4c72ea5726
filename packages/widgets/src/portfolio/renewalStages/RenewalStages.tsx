import type { RenewalStage } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { listRenewalStages, orderRenewalStages } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { RenewalStagesView } from './RenewalStagesView.tsx';
import { reordered } from './stageValues.ts';

// Who only looks needs no fields.
const StageDialog = lazy(async () => ({ default: (await import('./StageDialog.tsx')).StageDialog }));
const RemoveStage = lazy(async () => ({ default: (await import('./RemoveStage.tsx')).RemoveStage }));

/** The stages through which the renewals of a brokerage go: added, changed, put in order and deleted. */
export function RenewalStages() {
  const { t } = useTranslation('renewalStages');
  const client = useClient();
  const queries = useQueryClient();
  const options = queryOf(client, listRenewalStages, {});
  const found = useQuery(options);
  const [edited, setEdited] = useState<RenewalStage | 'new' | null>(null);
  const [leavingId, setLeaving] = useState<number | null>(null);
  const stages = found.data?.results ?? [];
  // As it is by now: cards may have come to it since the list was read.
  const leaving = stages.find(({ id }) => id === leavingId);
  const ordering = useMutation({
    mutationFn: (ids: number[]) => call(client, orderRenewalStages, { body: { ids } }),
    onSuccess: (ordered) => {
      queries.setQueryData(options.queryKey, ordered);
      toast.success(t('ordered'));
    },
    onError: (error) => toast.error(error.message),
    onSettled: () => refreshAfter(queries, orderRenewalStages),
  });
  const state = found.data
    ? ({ status: 'ready', stages } as const)
    : found.error
      ? ({ status: 'failed', message: found.error.message } as const)
      : ({ status: 'loading' } as const);
  return (
    <RenewalStagesView
      state={state}
      isOrdering={ordering.isPending}
      onAdd={() => setEdited('new')}
      onEdit={setEdited}
      onDelete={({ id }) => setLeaving(id)}
      onMove={({ id }, by) => ordering.mutate(reordered(stages, id, by))}
      onRetry={() => void found.refetch()}
    >
      <Suspense>
        {edited && (
          <StageDialog stage={edited === 'new' ? undefined : edited} stages={stages} onClose={() => setEdited(null)} />
        )}
        {leaving && <RemoveStage stage={leaving} stages={stages} onClose={() => setLeaving(null)} />}
      </Suspense>
    </RenewalStagesView>
  );
}
