import type { RenewalStage } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteRenewalStage } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';

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
  const [to, setTo] = useState<number | null>(null);
  const [hasTried, setTried] = useState(false);
  const nameOf = ({ name_es, name_en }: RenewalStage) => (i18n.language === 'es' ? name_es : name_en);
  const others = stages.filter(({ id, kind }) => id !== stage.id && kind === stage.kind);
  const asks = stage.renewals_count > 0 && others.length > 0;
  const deleting = useMutation({
    mutationFn: () =>
      call(client, deleteRenewalStage, {
        path: { renewalStageId: stage.id },
        query: to === null ? {} : { move_to: to },
        header: ifMatch(stage.version),
      }),
    onSuccess: () => {
      toast.success(t('deleted'));
      onClose();
    },
    onSettled: () => refreshAfter(queries, deleteRenewalStage),
  });
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('delete.action')}
      confirmLabel={t('delete.action')}
      isPending={deleting.isPending}
      onConfirm={() => {
        setTried(true);
        if (!asks || to !== null) deleting.mutate();
      }}
      onCancel={onClose}
    >
      <Stack gap="small">
        <Text>{t('delete.question', { name: nameOf(stage) })}</Text>
        {asks && (
          <Select
            label={t('delete.where', { count: stage.renewals_count })}
            isRequired
            items={others.map((one) => ({ id: one.id, label: nameOf(one) }))}
            value={to}
            onChange={setTo}
            errorMessage={hasTried && to === null ? t('common:validation.required') : undefined}
          />
        )}
        {deleting.error && (
          <div role="alert">
            <Text tone="critical">{deleting.error.message}</Text>
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
