import { branchGroups } from '@corredor/core/branches';
import { vListBranchesQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { filterNames, useFilterKit } from '../../frames/filters/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';

export const branchFilters = filterNames(vListBranchesQuery, ['has_extra_fields']);
export type BranchFilter = (typeof branchFilters)[number];

/** What the list of branches can be narrowed by, and what is on. */
export function useBranchFilters(controls: ListControls<BranchFilter>) {
  const { t } = useTranslation(['branches', 'common']);
  const { all, choice } = useFilterKit(controls);
  return all([
    choice('group', t('filter.group'), branchGroups, (group) => t(`common:branchGroup.${group}`), {
      none: t('filter.allGroups'),
    }),
  ]);
}
