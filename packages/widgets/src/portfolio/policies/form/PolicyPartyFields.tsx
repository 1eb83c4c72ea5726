import type { Policy } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CustomerOrNewPicker, OwnRecordProvider } from '../../../frames/pickers/index.ts';
import { isSample } from '../../../frames/records/index.ts';
import { useNewRecords } from '../parts/newRecords.ts';
import { NeededField, PolicyField, useIsLocked } from './PolicyField.tsx';
import type { PolicyValues } from './policyValues.ts';

const contractors = { role: 'contractor' } as const;
const payers = { role: 'payer' } as const;

interface PolicyPartyFieldsProps {
  policy?: Policy;
}

/** Who takes the policy out, who pays, and whether the contractor is insured too. */
export function PolicyPartyFields({ policy }: PolicyPartyFieldsProps) {
  const { t } = useTranslation('policies');
  const isLocked = useIsLocked();
  const newCustomer = useNewRecords().contractor;
  const { watch, setValue } = useFormContext<PolicyValues>();
  const [contractorId, payerId] = watch(['contractor_id', 'payer_id']);
  const isSame = contractorId !== null && contractorId === payerId;
  return (
    <FormGroup title={t('form.parties')}>
      <Columns>
        <NeededField name="contractor_id">
          {(field) => (
            // What is written for a sample is a sample too, so that a new policy may be anybody's.
            <OwnRecordProvider value={policy !== undefined && !isSample(policy)}>
              <CustomerOrNewPicker
                {...field}
                {...contractors}
                newCustomer={newCustomer}
                placeholder={t('form.findCustomer')}
                valueLabel={field.value === policy?.contractor_id ? policy?.contractor?.name : undefined}
              />
            </OwnRecordProvider>
          )}
        </NeededField>
        <Stack gap="xsmall">
          <NeededField name="payer_id">
            {(field) => (
              <CustomerOrNewPicker
                {...field}
                {...payers}
                newCustomer={newCustomer}
                placeholder={t('form.findCustomer')}
                valueLabel={field.value === policy?.payer_id ? policy?.payer?.name : undefined}
              />
            )}
          </NeededField>
          <Inline>
            <Button
              size="small"
              isDisabled={contractorId === null || isSame || isLocked('payer_id')}
              onPress={() => setValue('payer_id', contractorId, { shouldDirty: true, shouldValidate: true })}
            >
              {t('form.sameAsContractor')}
            </Button>
          </Inline>
        </Stack>
      </Columns>
      <PolicyField name="is_insured" help={t('form.isInsuredHelp')}>
        {({ label, value, errorMessage: _none, ...field }) => (
          <Checkbox {...field} isSelected={value}>
            {label}
          </Checkbox>
        )}
      </PolicyField>
    </FormGroup>
  );
}
