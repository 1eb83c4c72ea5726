import { countryName } from '@corredor/core/countries';
import { customerWords } from '@corredor/core/customers';
import { vCustomerStanding, vListCustomersQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { useCan, useLanguage } from '../../base/app/index.ts';
import { filterNames, useFilterKit } from '../../frames/filters/index.ts';
import type { ListControls, ListStates } from '../../frames/lists/index.ts';
import { CountrySelect } from '../../frames/pickers/index.ts';

export const customerFilters = filterNames(vListCustomersQuery);
const standings = vCustomerStanding.options;
export type CustomerFilter = (typeof customerFilters)[number];

/** What the list of customers can be narrowed by, and what is on. */
export function useCustomerFilters(controls: ListControls<CustomerFilter>) {
  const { t } = useTranslation(['customers', 'common']);
  const { language } = useLanguage();
  const { all, chipOnly, choice, own, yesNo } = useFilterKit(controls);
  const { filters, setFilter } = controls;
  const { country = null } = filters;
  return all([
    choice('role', t('filter.role'), customerWords.role, (role) => t(`common:customerRole.${role}`), {
      none: t('filter.allRoles'),
    }),
    choice('legal_type', t('filter.legalType'), customerWords.legalType, (type) => t(`common:legalType.${type}`), {
      none: t('filter.allLegalTypes'),
    }),
    own(
      'country',
      t('filter.country'),
      <CountrySelect label={t('filter.country')} value={country} onChange={(chosen) => setFilter('country', chosen)} />,
      country && countryName(country, language),
    ),
    chipOnly(choice('standing', t('standing.label'), standings, (standing) => t(`standing.${standing}`))),
    chipOnly(yesNo('is_sample', t('common:sample'))),
  ]);
}

/** What the list is parted into, as far as the reader may see why. */
export function useCustomerStates(): ListStates<CustomerFilter> {
  const { t } = useTranslation('customers');
  const mayView = {
    owing: useCan('policy_app.view_payment'),
    insuring: useCan('policy_app.view_policy'),
    dependent: true,
  };
  return {
    filter: 'standing',
    items: standings.flatMap((value) => (mayView[value] ? { value, label: t(`standing.${value}`) } : [])),
  };
}
