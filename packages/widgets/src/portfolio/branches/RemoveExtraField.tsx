import type { ExtraField } from '@corredor/core/api';
import { extraName } from '@corredor/core/extras';
import { listPolicies } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

interface RemoveExtraFieldProps {
  branchId: number;
  field: ExtraField;
  /** Only a field of which no policy has a value goes; every other one is retired. */
  onDelete: () => void;
  onRetire: () => void;
  onCancel: () => void;
}

/** Says how many policies have a value of a field before it is taken away or retired. */
export function RemoveExtraField({ branchId, field, onDelete, onRetire, onCancel }: RemoveExtraFieldProps) {
  const { t } = useTranslation('branches');
  const { language } = useFormats();
  const canCount = useCan('policy_app.view_policy');
  const held = useQuery({
    ...queryOf(useClient(), listPolicies, { query: { branch: branchId, extra: field.key, page_size: 1 } }),
    enabled: canCount,
    refetchOnMount: 'always',
  });
  const count = held.data?.count;
  const isUnused = count === 0;
  const textOf = () => {
    if (count === undefined) return t(held.isLoading ? 'extra.counting' : 'extra.removeUncounted');
    return isUnused ? t('extra.removeUnused') : t('extra.removeUsed', { count });
  };
  return (
    <ConfirmDialog
      isOpen
      tone={isUnused ? 'critical' : 'accent'}
      title={t(isUnused ? 'extra.removeTitle' : 'extra.retireTitle', { name: extraName(field, language) })}
      confirmLabel={t(isUnused ? 'extra.removeConfirm' : 'extra.retireConfirm')}
      onConfirm={isUnused ? onDelete : onRetire}
      onCancel={onCancel}
    >
      {textOf()}
    </ConfirmDialog>
  );
}
