import type { Policy, PolicyMissing } from '@corredor/core/api';
import { movementFields } from '@corredor/core/policies';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { MoneyField } from '@corredor/ui/MoneyField';
import { NumberField } from '@corredor/ui/NumberField';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { OwnRecordProvider, useCustomer } from '../../../frames/pickers/index.ts';
import { isSample, useSampleLock } from '../../../frames/records/index.ts';
import { PolicyExtraFields } from './PolicyExtraFields.tsx';
import { PolicyField, PolicyFormProvider } from './PolicyField.tsx';
import { PolicyInsurerFields } from './PolicyInsurerFields.tsx';
import { PolicyNumberField } from './PolicyNumberField.tsx';
import { PolicyPartyFields } from './PolicyPartyFields.tsx';
import { PolicyPremiumFields } from './PolicyPremiumFields.tsx';
import { PolicyTermFields } from './PolicyTermFields.tsx';
import type { PolicyValues } from './policyValues.ts';

const nothing: readonly string[] = [];

interface PolicyAllFieldsProps {
  /** The policy that is changed; none while it is made. */
  policy?: Policy;
  /** What enabling still asks for; null where nothing is to be enabled. */
  missing: readonly PolicyMissing[] | null;
}

/** Every field of a policy in the order in which a broker learns them: for whom, what with whom, when, for how much; then what the insurer gives. */
export function PolicyFields({ policy, missing }: PolicyAllFieldsProps) {
  const { t } = useTranslation('policies');
  const { currency } = useFormats();
  const { watch } = useFormContext<PolicyValues>();
  const [selectType, certificate, contractorId] = watch(['insured_select_type', 'certificate_number', 'contractor_id']);
  const locked = policy?.locked_fields ?? nothing;
  const byMovement = policy?.needs_movement ? movementFields : nothing;
  const fixed = useSampleLock('policy', policy);
  const state = useMemo(() => ({ locked, byMovement, fixed, missing }), [locked, byMovement, fixed, missing]);
  const { customer: contractor } = useCustomer(policy ? null : contractorId);
  const isOwn = policy ? !isSample(policy) : contractor === undefined || !isSample(contractor);
  // A company's own policy is no certificate of another contract.
  const asksCertificate = selectType !== 'corporate' || certificate !== '';
  return (
    <PolicyFormProvider value={state}>
      <OwnRecordProvider value={isOwn}>
        <PolicyPartyFields policy={policy} />
        <PolicyInsurerFields policy={policy} />
      </OwnRecordProvider>
      <PolicyExtraFields policy={policy} />
      <PolicyTermFields follows={missing !== null} />
      <PolicyPremiumFields policy={policy} />
      <FormGroup title={t('form.papers')} description={t('form.papersHelp')}>
        <Columns>
          <PolicyNumberField policy={policy} />
          {asksCertificate && (
            <PolicyField
              name="certificate_number"
              help={selectType === 'massive' ? t('form.certificateMassiveHelp') : undefined}
            >
              {(field) => <TextField {...field} maxLength={60} />}
            </PolicyField>
          )}
        </Columns>
      </FormGroup>
      <FormGroup title={t('form.conditions')} description={t('form.conditionsHelp')}>
        <Columns>
          <PolicyField name="maximum_insured_sum">
            {(field) => <MoneyField {...field} currency={policy?.currency ?? currency} />}
          </PolicyField>
          <PolicyField name="deductible" help={t('form.deductibleHelp')}>
            {(field) => <TextField {...field} maxLength={300} />}
          </PolicyField>
        </Columns>
        <PolicyField name="condition">{(field) => <TextArea {...field} maxLength={4000} />}</PolicyField>
        <Columns>
          <PolicyField name="condition_deductible">{(field) => <TextField {...field} maxLength={300} />}</PolicyField>
          <PolicyField name="notification_limit_days" help={t('form.notificationHelp')}>
            {(field) => <NumberField {...field} minValue={0} maxValue={365} hasSteppers />}
          </PolicyField>
        </Columns>
        <PolicyField name="renews" help={t('form.renewsHelp')}>
          {({ label, value, errorMessage: _none, ...field }) => (
            <Checkbox {...field} isSelected={value ?? true}>
              {label}
            </Checkbox>
          )}
        </PolicyField>
        <PolicyField name="observations">{(field) => <TextArea {...field} maxLength={2000} />}</PolicyField>
      </FormGroup>
    </PolicyFormProvider>
  );
}
