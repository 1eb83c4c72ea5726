import type { CrossingState } from '@corredor/core/api';
import { vCrossingState } from '@corredor/core/schemas';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import { type ActiveListFilter, type ListControls, useDayRange } from '../../../frames/lists/index.ts';
import { CustomerPicker, useCustomerName } from '../../../frames/pickers/index.ts';
import { PolicyPicker } from '../parts/index.ts';
import { usePolicyNumber } from './PaymentFilters.tsx';

/** What the list of crossings can be narrowed by, as the API and the address name it. */
export const crossingFilters = ['state', 'customer', 'policy', 'crossed_from', 'crossed_to'] as const;
type CrossingFilter = (typeof crossingFilters)[number];

const states: readonly CrossingState[] = vCrossingState.options;
const idIn = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** The fields that narrow the list of crossings, and the filters that are on. */
export function useCrossingFilters(controls: ListControls<CrossingFilter>) {
  const { filters, setFilter } = controls;
  const { t } = useTranslation(['payments', 'common']);
  const state = states.find((one) => one === filters.state) ?? null;
  const customer = idIn(filters.customer);
  const policy = idIn(filters.policy);
  const customerName = useCustomerName(customer);
  const policyNumber = usePolicyNumber(policy);
  const days = useDayRange(controls)({
    id: 'crossed',
    label: t('crossings.field.crossed_on'),
    names: ['crossed_from', 'crossed_to'],
  });
  const fields: FilterField[] = [
    days.field,
    {
      id: 'state',
      label: t('crossings.field.state'),
      field: (
        <Select
          label={t('crossings.field.state')}
          emptyLabel={t('common:state.all')}
          items={states.map((id) => ({ id, label: t(`crossings.state.${id}`) }))}
          value={state}
          onChange={(one) => setFilter('state', one)}
        />
      ),
    },
    {
      id: 'customer',
      label: t('crossings.field.customer'),
      field: (
        <CustomerPicker
          label={t('crossings.field.customer')}
          value={customer}
          onChange={(id) => setFilter('customer', id === null ? null : String(id))}
        />
      ),
    },
    {
      id: 'policy',
      label: t('field.policy'),
      field: (
        <PolicyPicker
          label={t('field.policy')}
          value={policy}
          onChange={(id) => setFilter('policy', id === null ? null : String(id))}
        />
      ),
    },
  ];
  const active: ActiveListFilter<CrossingFilter>[] = [
    ...(state
      ? [{ id: 'state' as const, label: t('crossings.field.state'), value: t(`crossings.state.${state}`) }]
      : []),
    ...(customer
      ? [{ id: 'customer' as const, label: t('crossings.field.customer'), value: customerName ?? `#${customer}` }]
      : []),
    ...(policy ? [{ id: 'policy' as const, label: t('field.policy'), value: policyNumber ?? `#${policy}` }] : []),
    ...days.active,
  ];
  return { fields, active };
}
