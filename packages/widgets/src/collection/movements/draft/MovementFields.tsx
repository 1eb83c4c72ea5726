import { getProvider } from '@corredor/core/operations';
import { Columns } from '@corredor/ui/Columns';
import { MoneyField } from '@corredor/ui/MoneyField';
import { NumberField } from '@corredor/ui/NumberField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { CustomerOrNewPicker } from '../../../frames/pickers/index.ts';
import type { MovementStepProps } from '../parts/index.ts';
import { useNewRecords } from '../parts/index.ts';

/** What a movement of data changes of the policy itself; what stays as it is changes nothing. */
export function MovementFields({ policy, draft, onChange }: MovementStepProps) {
  const { t } = useTranslation(['movements', 'common']);
  const offices = useOffices(policy);
  const newPayer = useNewRecords().payer;
  return (
    <Stack gap="small">
      <Columns count={2}>
        <CustomerOrNewPicker
          newCustomer={newPayer}
          label={t('value.payer_id')}
          value={draft.payer_id}
          valueLabel={draft.payer_id === policy.payer_id ? policy.payer?.name : undefined}
          onChange={(payer_id) => onChange({ payer_id: payer_id ?? policy.payer_id })}
        />
        <Select
          label={t('value.provider_office_id')}
          items={offices}
          emptyLabel={t('common:state.none')}
          isDisabled={offices.length === 0}
          value={draft.provider_office_id === null ? null : String(draft.provider_office_id)}
          onChange={(id) => onChange({ provider_office_id: id === null ? null : Number(id) })}
        />
        <MoneyField
          label={t('value.maximum_insured_sum')}
          currency={policy.currency}
          value={draft.maximum_insured_sum}
          onChange={(maximum_insured_sum) => onChange({ maximum_insured_sum })}
        />
        <TextField
          label={t('value.certificate_number')}
          maxLength={60}
          value={draft.certificate_number}
          onChange={(certificate_number) => onChange({ certificate_number })}
        />
        <TextField
          label={t('value.deductible')}
          maxLength={300}
          value={draft.deductible}
          onChange={(deductible) => onChange({ deductible })}
        />
        <TextField
          label={t('value.condition_deductible')}
          maxLength={300}
          value={draft.condition_deductible}
          onChange={(condition_deductible) => onChange({ condition_deductible })}
        />
        <NumberField
          label={t('value.estimated_payment_day')}
          minValue={1}
          maxValue={31}
          value={draft.estimated_payment_day}
          onChange={(day) => onChange({ estimated_payment_day: day ?? policy.estimated_payment_day })}
        />
      </Columns>
      <TextArea
        label={t('value.condition')}
        maxLength={4000}
        value={draft.condition}
        onChange={(condition) => onChange({ condition })}
      />
    </Stack>
  );
}

/** The offices of the policy’s insurer; its own as long as the others are not known. */
function useOffices({ provider_id, provider_office }: MovementStepProps['policy']) {
  const provider = useQuery({
    ...queryOf(useClient(), getProvider, { path: { providerId: provider_id ?? 0 } }),
    enabled: provider_id !== null,
  });
  const own = provider_office ? [{ id: String(provider_office.id), label: provider_office.name }] : [];
  return (
    provider.data?.offices.map(({ id, city, address }) => ({
      id: String(id),
      label: city,
      description: address || undefined,
    })) ?? own
  );
}
