import type { RenewalStage } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { deleteRenewalStage } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useDialogForm } from '../../frames/asking/index.ts';

interface RemoveStageProps {
  stage: RenewalStage;
  stages: readonly RenewalStage[];
  onClose: () => void;
}

/** Asks before a stage is deleted, and where its cards go. */
export function RemoveStage({ stage, stages, onClose }: RemoveStageProps) {
  const { t, i18n } = useTranslation(['renewalStages', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const nameOf = ({ name_es, name_en }: RenewalStage) => (i18n.language === 'es' ? name_es : name_en);
  const others = stages.filter(({ id, kind }) => id !== stage.id && kind === stage.kind);
  const asks = stage.renewals_count > 0 && others.length > 0;
  const deleting = useMutation({
    mutationFn: (query: { move_to?: number }) =>
      call(client, deleteRenewalStage, {
        path: { renewalStageId: stage.id },
        query,
        header: ifMatch(stage.version),
      }),
    onSuccess: () => {
      toast.success(t('deleted'));
      onClose();
    },
    onSettled: () => refreshAfter(queries, deleteRenewalStage),
  });
  const form = useDialogForm<{ move_to: number | null }, { move_to?: number }>({
    place: `renewalStages.remove ${stage.id}`,
    begun: { move_to: null },
    faults: ({ move_to }) => ({ move_to: asks && move_to === null && t('common:validation.required') }),
    toInput: ({ move_to }) => (move_to === null ? {} : { move_to }),
    error: deleting.error && toCallError(deleting.error),
    isBusy: deleting.isPending,
    onSubmit: (query) => deleting.mutate(query),
  });
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('delete.action')}
      confirmLabel={t('delete.action')}
      isPending={deleting.isPending}
      onConfirm={form.submit}
      onCancel={onClose}
    >
      <div ref={form.ref}>
        <Stack gap="small">
          <Text>{t('delete.question', { name: nameOf(stage) })}</Text>
          {asks && (
            <Select
              label={t('delete.where', { count: stage.renewals_count })}
              isRequired
              items={others.map((one) => ({ id: one.id, label: nameOf(one) }))}
              {...form.field('move_to')}
            />
          )}
          {deleting.error && (
            <div role="alert">
              <Text tone="critical">{deleting.error.message}</Text>
            </div>
          )}
        </Stack>
      </div>
    </ConfirmDialog>
  );
}
