import { branchGroups } from '@corredor/core/branches';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import type { ListControls } from '../../frames/lists/index.ts';

export const branchFilters = ['group'] as const;
export type BranchFilter = (typeof branchFilters)[number];

const groupOf = (text: string | undefined) => branchGroups.find((group) => group === text) ?? null;

/** What the list of branches can be narrowed by. */
export function useBranchFilterFields(controls: ListControls<BranchFilter>): FilterField[] {
  const { t } = useTranslation(['branches', 'common']);
  return [
    {
      id: 'group',
      label: t('filter.group'),
      field: (
        <Select
          label={t('filter.group')}
          emptyLabel={t('filter.allGroups')}
          items={branchGroups.map((id) => ({ id, label: t(`common:branchGroup.${id}`) }))}
          value={groupOf(controls.filters.group)}
          onChange={(group) => controls.setFilter('group', group)}
        />
      ),
    },
  ];
}

/** The filters that are on, in the reader's words. */
export function useActiveBranchFilters({ filters }: ListControls<BranchFilter>) {
  const { t } = useTranslation(['branches', 'common']);
  const group = groupOf(filters.group);
  return group ? [{ id: 'group' as const, label: t('filter.group'), value: t(`common:branchGroup.${group}`) }] : [];
}
