import type { FilterField } from '@corredor/ui/FilterBar';
import { useTranslation } from 'react-i18next';
import type { ListControls } from '../../frames/lists/index.ts';
import { BranchPicker, useBranchName } from '../../frames/pickers/index.ts';

export const providerFilters = ['branch'] as const;
export type ProviderFilter = (typeof providerFilters)[number];

const idOf = (text: string | undefined) => Number(text) || null;

/** What the list of insurance companies can be narrowed by. */
export function useProviderFilterFields(controls: ListControls<ProviderFilter>): FilterField[] {
  const { t } = useTranslation('providers');
  return [
    {
      id: 'branch',
      label: t('filter.branch'),
      field: (
        <BranchPicker
          label={t('filter.branch')}
          value={idOf(controls.filters.branch)}
          onChange={(id) => controls.setFilter('branch', id === null ? null : String(id))}
        />
      ),
    },
  ];
}

/** The filters that are on, in the reader's words. */
export function useActiveProviderFilters({ filters }: ListControls<ProviderFilter>) {
  const { t } = useTranslation('providers');
  const branch = idOf(filters.branch);
  const name = useBranchName(branch);
  return branch ? [{ id: 'branch' as const, label: t('filter.branch'), value: name ?? String(branch) }] : [];
}
