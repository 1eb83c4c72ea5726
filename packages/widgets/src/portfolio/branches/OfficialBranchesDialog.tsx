import { officialBranchesOf } from '@corredor/core/branches';
import { call, idempotencyKey, keyHeader } from '@corredor/core/client';
import { createOfficialBranches, listBranches } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useSession } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { toRecordState, useFailureToast } from '../../frames/records/index.ts';
import { OfficialBranchesView } from './OfficialBranchesView.tsx';

/** Adds branches of the authority's list by ticks; which of them the brokerage has is asked first. */
export function OfficialBranchesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('branches');
  const client = useClient();
  const queries = useQueryClient();
  const fail = useFailureToast();
  const { partner } = useSession();
  const held = useQuery({
    ...queryOf(client, listBranches, { query: { page_size: 200 } }),
    refetchOnMount: 'always',
    // Samples stand beside a brokerage's own branches, and go again.
    select: ({ results }) => results.filter(({ is_sample }) => !is_sample),
  });
  const add = useMutation({
    mutationFn: (codes: string[]) =>
      call(client, createOfficialBranches, { body: { codes }, header: keyHeader(idempotencyKey()) }),
    onSuccess: async ({ added }) => {
      await refreshAfter(queries, createOfficialBranches);
      onClose();
      toast.success(t('officials.done', { count: added.length }));
    },
    onError: fail,
  });
  return (
    <OfficialBranchesView
      official={officialBranchesOf(partner?.country_id)}
      held={toRecordState(held)}
      isAdding={add.isPending}
      onAdd={(codes) => add.mutate(codes)}
      onRetry={() => void held.refetch()}
      onClose={onClose}
    />
  );
}
