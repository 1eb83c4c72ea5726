import { listPolicies } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

interface RemoveExtraFieldProps {
  branchId: number;
  field: { key: string; name: string };
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says how many policies hold a value of a field before it is taken away. */
export function RemoveExtraField({ branchId, field, onConfirm, onCancel }: RemoveExtraFieldProps) {
  const { t } = useTranslation('branches');
  const canCount = useCan('policy_app.view_policy');
  const held = useQuery({
    ...queryOf(useClient(), listPolicies, { query: { branch: branchId, extra: field.key, page_size: 1 } }),
    enabled: canCount,
    refetchOnMount: 'always',
  });
  const count = held.data?.count;
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('extra.removeTitle', { name: field.name })}
      confirmLabel={t('extra.removeConfirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {count === undefined
        ? t(held.isLoading ? 'extra.counting' : 'extra.removeUncounted')
        : count === 0
          ? t('extra.removeUnused')
          : t('extra.removeUsed', { count })}
    </ConfirmDialog>
  );
}
