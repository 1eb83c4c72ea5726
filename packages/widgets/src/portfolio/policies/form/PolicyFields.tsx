import type { Policy } from '@corredor/core/api';
import { policyWords, typeOf } from '@corredor/core/policies';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { MoneyField } from '@corredor/ui/MoneyField';
import { NumberField } from '@corredor/ui/NumberField';
import { Select } from '@corredor/ui/Select';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { BranchPicker, type NewCustomer } from '../../../frames/pickers/index.ts';
import { PolicyField } from './PolicyField.tsx';
import { PolicyPartyFields } from './PolicyPartyFields.tsx';
import { PolicyPremiumFields } from './PolicyPremiumFields.tsx';
import { PolicyProviderFields } from './PolicyProviderFields.tsx';
import { PolicyTermFields } from './PolicyTermFields.tsx';
import type { PolicyValues } from './policyValues.ts';
import { useSelectType } from './useSelectType.ts';

interface PolicyAllFieldsProps {
  /** The policy that is changed; none while it is made. */
  policy?: Policy | undefined;
  /** Makes a customer on the spot, which belongs to another feature. */
  newCustomer?: NewCustomer | undefined;
}

/** Every field of a policy, in groups; the same to make one and to change it. */
export function PolicyFields({ policy, newCustomer }: PolicyAllFieldsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { currency } = useFormats();
  const { watch } = useFormContext<PolicyValues>();
  const locked = policy?.locked_fields ?? [];
  const chooseSelectType = useSelectType();
  const [selectType, certificate] = watch(['insured_select_type', 'certificate_number']);
  // A company's own policy is no certificate of another contract.
  const asksCertificate = selectType !== 'corporate' || certificate !== '';
  return (
    <>
      <FormGroup title={t('form.contract')}>
        <Columns>
          <PolicyField name="number" locked={locked} help={t('form.numberHelp')}>
            {(field) => <TextField {...field} maxLength={60} />}
          </PolicyField>
          {asksCertificate && (
            <PolicyField
              name="certificate_number"
              locked={locked}
              help={selectType === 'massive' ? t('form.certificateMassiveHelp') : undefined}
            >
              {(field) => <TextField {...field} maxLength={60} />}
            </PolicyField>
          )}
        </Columns>
        <Columns>
          <PolicyField name="branch_id" locked={locked}>
            {(field) => (
              <BranchPicker
                {...field}
                valueLabel={field.value === policy?.branch_id ? policy?.branch?.name : undefined}
              />
            )}
          </PolicyField>
          <PolicyField
            name="insured_select_type"
            locked={locked}
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
        </Columns>
        <PolicyProviderFields policy={policy} locked={locked} />
      </FormGroup>
      <PolicyTermFields locked={locked} isNew={policy === undefined} />
      <PolicyPartyFields policy={policy} locked={locked} newCustomer={newCustomer} />
      <PolicyPremiumFields policy={policy} locked={locked} />
      <FormGroup title={t('form.conditions')} description={t('form.conditionsHelp')}>
        <Columns>
          <PolicyField name="maximum_insured_sum" locked={locked}>
            {(field) => <MoneyField {...field} currency={policy?.currency ?? currency} />}
          </PolicyField>
          <PolicyField name="deductible" locked={locked} help={t('form.deductibleHelp')}>
            {(field) => <TextField {...field} maxLength={300} />}
          </PolicyField>
        </Columns>
        <PolicyField name="condition" locked={locked}>
          {(field) => <TextArea {...field} maxLength={4000} />}
        </PolicyField>
        <Columns>
          <PolicyField name="condition_deductible" locked={locked}>
            {(field) => <TextField {...field} maxLength={300} />}
          </PolicyField>
          <PolicyField name="notification_limit_days" locked={locked} help={t('form.notificationHelp')}>
            {(field) => <NumberField {...field} minValue={0} maxValue={365} hasSteppers />}
          </PolicyField>
        </Columns>
        <PolicyField name="observations" locked={locked}>
          {(field) => <TextArea {...field} maxLength={2000} />}
        </PolicyField>
      </FormGroup>
    </>
  );
}
