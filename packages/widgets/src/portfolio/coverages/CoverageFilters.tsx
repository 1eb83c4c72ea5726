import { policyWords } from '@corredor/core/policies';
import { vListCoveragesQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { filterNames, useFilterKit } from '../../frames/filters/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';
import { BranchPicker, useBranchName } from '../../frames/pickers/index.ts';

export const coverageFilters = filterNames(vListCoveragesQuery);
export type CoverageFilter = (typeof coverageFilters)[number];

/** What the list of coverages can be narrowed by, and what is on. */
export function useCoverageFilters(controls: ListControls<CoverageFilter>) {
  const { t } = useTranslation(['coverages', 'common']);
  const { all, choice, idOf, picker } = useFilterKit(controls);
  return all([
    picker('branch', t('filter.branch'), BranchPicker, useBranchName(idOf('branch'))),
    choice('coverage_type', t('filter.type'), policyWords.coverageType, (type) => t(`common:coverageType.${type}`), {
      none: t('filter.allTypes'),
    }),
  ]);
}
