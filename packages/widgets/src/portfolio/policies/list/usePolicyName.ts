import type { PolicyRow } from '@corredor/core/api';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What a policy is called in lists: by its number; a draft that has none yet, by who signs it. */
export function usePolicyName(): (row: Pick<PolicyRow, 'number' | 'contractor'>) => string {
  const { t } = useTranslation('policies');
  return useCallback(
    ({ number, contractor }) => {
      if (number) return number;
      return contractor ? t('unnumberedOf', { contractor: contractor.name }) : t('unnumbered');
    },
    [t],
  );
}
