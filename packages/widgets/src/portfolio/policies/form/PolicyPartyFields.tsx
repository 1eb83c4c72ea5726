import type { Policy } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { FormGroup } from '@corredor/ui/FormFrame';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CustomerOrNewPicker, type NewCustomer } from '../../../frames/pickers/index.ts';
import { PolicyField, type PolicyFieldsProps } from './PolicyField.tsx';
import type { PolicyValues } from './policyValues.ts';

const contractors = { role: 'contractor' } as const;
const payers = { role: 'payer' } as const;

interface PolicyPartyFieldsProps extends PolicyFieldsProps {
  policy?: Policy | undefined;
  newCustomer?: NewCustomer | undefined;
}

/** Who takes the policy out, who pays, and whether the contractor is insured too. */
export function PolicyPartyFields({ policy, locked, newCustomer }: PolicyPartyFieldsProps) {
  const { t } = useTranslation('policies');
  const { watch, setValue } = useFormContext<PolicyValues>();
  const [contractorId, payerId] = watch(['contractor_id', 'payer_id']);
  const isSame = contractorId !== null && contractorId === payerId;
  return (
    <FormGroup title={t('form.parties')} description={t('form.partiesHelp')}>
      <PolicyField name="contractor_id" locked={locked}>
        {(field) => (
          <CustomerOrNewPicker
            {...field}
            {...contractors}
            newCustomer={newCustomer}
            valueLabel={field.value === policy?.contractor_id ? policy?.contractor?.name : undefined}
          />
        )}
      </PolicyField>
      <Stack gap="xsmall">
        <PolicyField name="payer_id" locked={locked}>
          {(field) => (
            <CustomerOrNewPicker
              {...field}
              {...payers}
              newCustomer={newCustomer}
              valueLabel={field.value === policy?.payer_id ? policy?.payer?.name : undefined}
            />
          )}
        </PolicyField>
        <Inline>
          <Button
            size="small"
            isDisabled={contractorId === null || isSame || locked.includes('payer_id')}
            onPress={() => setValue('payer_id', contractorId, { shouldDirty: true, shouldValidate: true })}
          >
            {t('form.sameAsContractor')}
          </Button>
        </Inline>
      </Stack>
      <PolicyField name="is_insured" locked={locked} help={t('form.isInsuredHelp')}>
        {({ label, value, errorMessage: _none, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            {label}
          </Checkbox>
        )}
      </PolicyField>
    </FormGroup>
  );
}
