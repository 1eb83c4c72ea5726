import { vListProvidersQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { filterNames, useFilterKit } from '../../frames/filters/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';
import { BranchPicker, useBranchName } from '../../frames/pickers/index.ts';

export const providerFilters = filterNames(vListProvidersQuery, ['with_in_force']);
export type ProviderFilter = (typeof providerFilters)[number];

/** What the list of insurance companies can be narrowed by, and what is on. */
export function useProviderFilters(controls: ListControls<ProviderFilter>) {
  const { t } = useTranslation('providers');
  const { all, idOf, picker } = useFilterKit(controls);
  return all([picker('branch', t('filter.branch'), BranchPicker, useBranchName(idOf('branch')))]);
}
