import { policyWords } from '@corredor/core/policies';
import { DateField } from '@corredor/ui/DateField';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import type { ListControls } from '../../frames/lists/index.ts';
import { BranchPicker, CustomerPicker, ProviderPicker } from '../../frames/pickers/index.ts';
import { PolicyPicker } from './PolicyPicker.tsx';
import { collectors, idIn, type PaymentFilter, wordIn } from './paymentFilters.ts';
import { paymentStatuses } from './paymentStatus.tsx';

/** The controls that narrow the list of instalments. */
export function PaymentFilters({ filters, setFilter }: Pick<ListControls<PaymentFilter>, 'filters' | 'setFilter'>) {
  const { t } = useTranslation(['payments', 'common']);
  const picked = (name: PaymentFilter) => ({
    label: t(`field.${name}`),
    value: idIn(filters[name]),
    onChange: (id: number | null) => setFilter(name, id === null ? null : String(id)),
  });
  const day = (name: PaymentFilter) => ({
    label: t(`field.${name}`),
    value: filters[name] ?? null,
    onChange: (date: string | null) => setFilter(name, date),
  });
  const all = t('common:state.all');
  return (
    <>
      <Select
        label={t('field.status')}
        items={paymentStatuses.map((id) => ({ id, label: t(`common:paymentStatus.${id}`) }))}
        value={wordIn(paymentStatuses, filters.status)}
        onChange={(status) => setFilter('status', status)}
        emptyLabel={all}
      />
      <Select
        label={t('field.method')}
        items={policyWords.paymentMethod.map((id) => ({ id, label: t(`common:paymentMethod.${id}`) }))}
        value={wordIn(policyWords.paymentMethod, filters.method)}
        onChange={(method) => setFilter('method', method)}
        emptyLabel={all}
      />
      <PolicyPicker {...picked('policy')} />
      <CustomerPicker {...picked('contractor')} />
      <ProviderPicker {...picked('provider')} />
      <BranchPicker {...picked('branch')} />
      <Select
        label={t('field.collected_by')}
        items={collectors.map((id) => ({ id, label: t(`common:collectedBy.${id}`) }))}
        value={wordIn(collectors, filters.collected_by)}
        onChange={(collector) => setFilter('collected_by', collector)}
        emptyLabel={all}
      />
      <DateField {...day('due_from')} />
      <DateField {...day('due_to')} />
    </>
  );
}
