import { policyWords } from '@corredor/core/policies';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import type { ListControls } from '../../frames/lists/index.ts';
import { BranchPicker, useBranchName } from '../../frames/pickers/index.ts';

export const coverageFilters = ['branch', 'coverage_type'] as const;
export type CoverageFilter = (typeof coverageFilters)[number];

const typeOf = (text: string | undefined) => policyWords.coverageType.find((type) => type === text) ?? null;
const idOf = (text: string | undefined) => Number(text) || null;

/** What the list of coverages can be narrowed by. */
export function useCoverageFilterFields(controls: ListControls<CoverageFilter>): FilterField[] {
  const { t } = useTranslation(['coverages', 'common']);
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
    {
      id: 'coverage_type',
      label: t('filter.type'),
      field: (
        <Select
          label={t('filter.type')}
          emptyLabel={t('filter.allTypes')}
          items={policyWords.coverageType.map((id) => ({ id, label: t(`common:coverageType.${id}`) }))}
          value={typeOf(controls.filters.coverage_type)}
          onChange={(type) => controls.setFilter('coverage_type', type)}
        />
      ),
    },
  ];
}

/** The filters that are on, in the reader's words. */
export function useActiveCoverageFilters({ filters }: ListControls<CoverageFilter>) {
  const { t } = useTranslation(['coverages', 'common']);
  const branch = idOf(filters.branch);
  const branchName = useBranchName(branch);
  const type = typeOf(filters.coverage_type);
  return [
    ...(branch ? [{ id: 'branch' as const, label: t('filter.branch'), value: branchName ?? String(branch) }] : []),
    ...(type
      ? [{ id: 'coverage_type' as const, label: t('filter.type'), value: t(`common:coverageType.${type}`) }]
      : []),
  ];
}
