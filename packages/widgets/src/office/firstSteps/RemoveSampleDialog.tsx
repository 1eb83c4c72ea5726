import type { SampleBook } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { deleteSampleBook, getSampleBook } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { toRecordState, useFailureToast } from '../../frames/records/index.ts';
import { RemoveSampleView } from './RemoveSampleView.tsx';

/** Asks what would go, says it, and removes it. */
export function RemoveSampleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('firstSteps');
  const client = useClient();
  const queries = useQueryClient();
  const fail = useFailureToast();
  const book = useQuery({ ...queryOf(client, getSampleBook), refetchOnMount: 'always' });
  const remove = useMutation({
    mutationFn: () => call(client, deleteSampleBook),
    onSuccess: async () => {
      await refreshAfter(queries, deleteSampleBook);
      onClose();
      toast.success(t('sample.removed'));
    },
    onError: fail,
  });
  return (
    <RemoveSampleView
      book={toRecordState<SampleBook>(book)}
      isRemoving={remove.isPending}
      onConfirm={() => remove.mutate()}
      onRetry={() => void book.refetch()}
      onClose={onClose}
    />
  );
}
