import type { Policy } from '@corredor/core/api';
import { paymentFrequencies } from '@corredor/core/policies';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { MoneyField } from '@corredor/ui/MoneyField';
import { NumberField } from '@corredor/ui/NumberField';
import { PercentField } from '@corredor/ui/PercentField';
import { Select } from '@corredor/ui/Select';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { PolicyAgreedFields } from './PolicyAgreedFields.tsx';
import { PolicyField } from './PolicyField.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';
import type { PolicyValues } from './policyValues.ts';
import { useIsTotalTyped, usePremiumPreview } from './usePremiumPreview.ts';

/** The net premium with what comes of it while one types: levies, taxes, total and instalments. */
export function PolicyPremiumFields({ policy }: { policy?: Policy }) {
  const { t } = useTranslation(['policies', 'common']);
  const formats = useFormats();
  const currency = policy?.currency ?? formats.currency;
  const { watch } = useFormContext<PolicyValues>();
  const preview = usePremiumPreview(policy);
  const isDraft = !policy || policy.status === 'draft';
  const isTotalTyped = useIsTotalTyped()(watch('start_date'));
  const isUneven = 12 % watch('payment_frequency') !== 0;
  return (
    <FormGroup title={t('form.premium')}>
      <Columns>
        <PolicyField name="net_premium" help={isDraft ? t('form.netHelp') : undefined}>
          {(field) => <MoneyField {...field} currency={currency} />}
        </PolicyField>
        {isTotalTyped && (
          <PolicyField name="total_grant" help={t('form.totalTypedHelp')}>
            {(field) => <MoneyField {...field} currency={currency} />}
          </PolicyField>
        )}
        <PolicyField name="commission_percent" help={t('form.commissionHelp')}>
          {(field) => <PercentField {...field} />}
        </PolicyField>
      </Columns>
      <Columns>
        <PolicyField name="payment_frequency" help={isUneven ? t('common:frequencyNote.uneven') : undefined}>
          {(field) => (
            <Select
              {...field}
              items={paymentFrequencies.map((id) => ({ id, label: t(`common:frequency.${id}`) }))}
              onChange={(months) => months && field.onChange(months)}
            />
          )}
        </PolicyField>
        <PolicyField name="estimated_payment_day" help={t('form.dayHelp')}>
          {(field) => <NumberField {...field} minValue={1} maxValue={31} hasSteppers />}
        </PolicyField>
      </Columns>
      <PolicyAgreedFields policy={policy} currency={currency} total={preview.premium?.total} />
      <PolicyPreview preview={preview} currency={currency} />
    </FormGroup>
  );
}
