import { countryName } from '@corredor/core/countries';
import { customerWords } from '@corredor/core/customers';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';
import { CountrySelect } from '../../frames/pickers/index.ts';
import { useSampleFilter } from '../../frames/records/index.ts';

export const customerFilters = ['role', 'legal_type', 'country', 'is_sample'] as const;
export type CustomerFilter = (typeof customerFilters)[number];

const roleOf = (text: string | undefined) => customerWords.role.find((role) => role === text) ?? null;
const legalTypeOf = (text: string | undefined) => customerWords.legalType.find((type) => type === text) ?? null;

/** What the list of customers can be narrowed by. */
export function useCustomerFilterFields(controls: ListControls<CustomerFilter>): FilterField[] {
  const { t } = useTranslation(['customers', 'common']);
  return [
    {
      id: 'role',
      label: t('filter.role'),
      field: (
        <Select
          label={t('filter.role')}
          emptyLabel={t('filter.allRoles')}
          items={customerWords.role.map((id) => ({ id, label: t(`common:customerRole.${id}`) }))}
          value={roleOf(controls.filters.role)}
          onChange={(role) => controls.setFilter('role', role)}
        />
      ),
    },
    {
      id: 'legal_type',
      label: t('filter.legalType'),
      field: (
        <Select
          label={t('filter.legalType')}
          emptyLabel={t('filter.allLegalTypes')}
          items={customerWords.legalType.map((id) => ({ id, label: t(`common:legalType.${id}`) }))}
          value={legalTypeOf(controls.filters.legal_type)}
          onChange={(type) => controls.setFilter('legal_type', type)}
        />
      ),
    },
    {
      id: 'country',
      label: t('filter.country'),
      field: (
        <CountrySelect
          label={t('filter.country')}
          value={controls.filters.country ?? null}
          onChange={(country) => controls.setFilter('country', country)}
        />
      ),
    },
  ];
}

/** The filters that are on, in the reader's words. */
export function useActiveCustomerFilters({ filters }: ListControls<CustomerFilter>) {
  const { t } = useTranslation(['customers', 'common']);
  const { language } = useLanguage();
  const role = roleOf(filters.role);
  const legalType = legalTypeOf(filters.legal_type);
  const { country } = filters;
  return [
    ...(role ? [{ id: 'role' as const, label: t('filter.role'), value: t(`common:customerRole.${role}`) }] : []),
    ...(legalType
      ? [{ id: 'legal_type' as const, label: t('filter.legalType'), value: t(`common:legalType.${legalType}`) }]
      : []),
    ...(country ? [{ id: 'country' as const, label: t('filter.country'), value: countryName(country, language) }] : []),
    ...useSampleFilter(filters.is_sample),
  ];
}
