import type { Policy } from '@corredor/core/api';
import { getProvider } from '@corredor/core/operations';
import { Columns } from '@corredor/ui/Columns';
import { Select } from '@corredor/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { ProviderPicker } from '../../../frames/pickers/index.ts';
import { PolicyField, type PolicyFieldsProps } from './PolicyField.tsx';
import type { PolicyValues } from './policyValues.ts';

/** The insurance company, and which of its offices. */
export function PolicyProviderFields({ policy, locked }: PolicyFieldsProps & { policy?: Policy | undefined }) {
  const { t } = useTranslation('policies');
  const { watch, setValue } = useFormContext<PolicyValues>();
  const providerId = watch('provider_id');
  const provider = useQuery({
    ...queryOf(useClient(), getProvider, { path: { providerId: providerId ?? 0 } }),
    enabled: providerId !== null,
  });
  const known = policy?.provider_office;
  const offices =
    provider.data?.offices.map(({ id, city, address }) => ({ id, label: city, description: address ?? '' })) ??
    (known && providerId === policy?.provider_id ? [{ id: known.id, label: known.name, description: '' }] : []);
  const help =
    providerId === null
      ? t('form.officeNeedsProvider')
      : offices.length === 0 && provider.data
        ? t('form.noOffices')
        : undefined;
  return (
    <Columns>
      <PolicyField name="provider_id" locked={locked}>
        {(field) => (
          <ProviderPicker
            {...field}
            branchId={watch('branch_id')}
            valueLabel={field.value === policy?.provider_id ? policy?.provider?.name : undefined}
            onChange={(id) => {
              if (id !== field.value) setValue('provider_office_id', null, { shouldDirty: true });
              field.onChange(id);
            }}
          />
        )}
      </PolicyField>
      <PolicyField name="provider_office_id" locked={locked} help={help}>
        {(field) => (
          <Select
            {...field}
            items={offices}
            emptyLabel={t('form.noOffice')}
            isDisabled={field.isDisabled || offices.length === 0}
          />
        )}
      </PolicyField>
    </Columns>
  );
}
