import { policyWords } from '@corredor/core/policies';
import { DateField } from '@corredor/ui/DateField';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import type { ListControls } from '../../../frames/lists/index.ts';
import { BranchPicker, CustomerPicker, ProviderPicker } from '../../../frames/pickers/index.ts';
import { idIn, type PolicyFilter, policyHoldings, policyTypes, wordIn, yesNo } from './policyFilters.ts';

const payers = { role: 'payer' } as const;
const contractors = { role: 'contractor' } as const;

/** The controls that narrow the list of policies. */
export function PolicyFilters({ filters, setFilter }: Pick<ListControls<PolicyFilter>, 'filters' | 'setFilter'>) {
  const { t } = useTranslation(['policies', 'common']);
  const picked = (name: PolicyFilter) => ({
    label: t(`field.${name}`),
    value: idIn(filters[name]),
    onChange: (id: number | null) => setFilter(name, id === null ? null : String(id)),
  });
  const day = (name: PolicyFilter) => ({
    label: t(`field.${name}`),
    value: filters[name] ?? null,
    onChange: (date: string | null) => setFilter(name, date),
  });
  const all = t('common:state.all');
  return (
    <>
      <Select
        label={t('field.status')}
        items={policyWords.status.map((id) => ({ id, label: t(`common:policyStatus.${id}`) }))}
        value={wordIn(policyWords.status, filters.status)}
        onChange={(status) => setFilter('status', status)}
        emptyLabel={all}
      />
      <BranchPicker {...picked('branch')} />
      <ProviderPicker {...picked('provider')} />
      <CustomerPicker {...picked('contractor')} {...contractors} />
      <CustomerPicker {...picked('payer')} {...payers} />
      <Select
        label={t('field.is_insured')}
        items={yesNo.map((id) => ({ id, label: t(id === 'true' ? 'common:state.yes' : 'common:state.no') }))}
        value={wordIn(yesNo, filters.is_insured)}
        onChange={(answer) => setFilter('is_insured', answer)}
        emptyLabel={all}
      />
      <Select
        label={t('field.insured_select_type')}
        items={policyWords.selectType.map((id) => ({ id, label: t(`common:selectType.${id}`) }))}
        value={wordIn(policyWords.selectType, filters.insured_select_type)}
        onChange={(type) => setFilter('insured_select_type', type)}
        emptyLabel={all}
      />
      <Select
        label={t('field.type')}
        items={policyTypes.map((id) => ({ id, label: t(`common:policyType.${id}`) }))}
        value={wordIn(policyTypes, filters.type)}
        onChange={(type) => setFilter('type', type)}
        emptyLabel={all}
      />
      <Select
        label={t('field.holds')}
        items={policyHoldings.map((id) => ({ id, label: t(`common:branchFlag.${id}`) }))}
        value={wordIn(policyHoldings, filters.holds)}
        onChange={(holding) => setFilter('holds', holding)}
        emptyLabel={all}
      />
      <DateField {...day('starts_from')} />
      <DateField {...day('starts_to')} />
      <DateField {...day('ends_from')} />
      <DateField {...day('ends_to')} />
    </>
  );
}
