import type { Policy } from '@corredor/core/api';
import { getProvider } from '@corredor/core/operations';
import { policyWords, typeOf } from '@corredor/core/policies';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { Select } from '@corredor/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { BranchOrNewPicker, ProviderOfBranchPicker, useBranchName } from '../../../frames/pickers/index.ts';
import { useNewRecords } from '../parts/newRecords.ts';
import { NeededField, PolicyField } from './PolicyField.tsx';
import type { PolicyValues } from './policyValues.ts';
import { useSelectType } from './useSelectType.ts';

/** What is insured and by whom: the branch, a company that sells it, which of its offices, and the kind of insured. */
export function PolicyInsurerFields({ policy }: { policy?: Policy }) {
  const { t } = useTranslation(['policies', 'common']);
  const { watch, setValue } = useFormContext<PolicyValues>();
  const chooseSelectType = useSelectType();
  const [branchId, providerId, selectType] = watch(['branch_id', 'provider_id', 'insured_select_type']);
  const make = useNewRecords();
  const [picked, setPicked] = useState(policy?.branch ?? null);
  const known = picked?.id === branchId ? picked : null;
  const branchName = useBranchName(known ? null : branchId);
  const branch = branchId === null ? null : (known ?? { id: branchId, name: branchName ?? '' });
  const office = useOffices(policy, providerId);
  return (
    <FormGroup title={t('form.insurer')}>
      <Columns>
        <NeededField name="branch_id">
          {(field) => (
            <BranchOrNewPicker
              {...field}
              newBranch={make.branch}
              valueLabel={field.value === policy?.branch_id ? policy?.branch?.name : undefined}
              onChange={(id, record) => {
                setPicked(record);
                // Another branch asks for other things.
                if (id !== field.value)
                  setValue('extra', policy && id === policy.branch_id ? policy.extra : {}, { shouldDirty: true });
                field.onChange(id);
              }}
            />
          )}
        </NeededField>
        <NeededField name="provider_id">
          {(field) => (
            <ProviderOfBranchPicker
              {...field}
              branch={branch}
              newProvider={make.provider && ((dialog) => make.provider?.({ ...dialog, branch }))}
              valueLabel={field.value === policy?.provider_id ? policy?.provider?.name : undefined}
              onChange={(id) => {
                if (id !== field.value) setValue('provider_office_id', null, { shouldDirty: true });
                field.onChange(id);
              }}
            />
          )}
        </NeededField>
      </Columns>
      <Columns>
        <PolicyField
          name="insured_select_type"
          help={`${t('form.typeHelp', { type: t(`common:policyType.${typeOf(selectType)}`) })}. ${t(`form.insuredsHelp.${selectType}`)}`}
        >
          {(field) => (
            <Select
              {...field}
              items={policyWords.selectType.map((id) => ({
                id,
                label: t(`common:selectType.${id}`),
                description: t(`form.selectType.${id}`),
              }))}
              onChange={chooseSelectType}
            />
          )}
        </PolicyField>
        <PolicyField name="provider_office_id" help={office.help}>
          {(field) => (
            <Select
              {...field}
              items={office.items}
              emptyLabel={t('form.noOffice')}
              isDisabled={field.isDisabled || office.items.length === 0}
            />
          )}
        </PolicyField>
      </Columns>
    </FormGroup>
  );
}

/** The offices of the company that is chosen; the one on record until they are known. */
function useOffices(policy: Policy | undefined, providerId: number | null) {
  const { t } = useTranslation('policies');
  const provider = useQuery({
    ...queryOf(useClient(), getProvider, { path: { providerId: providerId ?? 0 } }),
    enabled: providerId !== null,
  });
  const known = policy?.provider_office;
  const items =
    provider.data?.offices.map(({ id, city, address }) => ({ id, label: city, description: address ?? '' })) ??
    (known && providerId === policy?.provider_id ? [{ id: known.id, label: known.name, description: '' }] : []);
  if (providerId === null) return { items, help: t('form.officeNeedsProvider') };
  return { items, help: items.length === 0 && provider.data ? t('form.noOffices') : undefined };
}
