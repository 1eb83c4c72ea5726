import { Select } from '@corredor/ui/Select';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { type BranchValues, premiumTaxes } from './branchValues.ts';
import { usePremiumTax } from './usePremiumTax.ts';

/** Whether a branch pays the taxes of the premium from which some are exempt, and what that comes to; nothing where the brokerage has no such tax. */
export function PremiumTaxField({ form: { control, watch } }: { form: UseFormReturn<BranchValues> }) {
  const { t } = useTranslation('branches');
  const said = usePremiumTax();
  const [code, group, premium_tax = 'usual'] = watch(['code', 'group', 'premium_tax']);
  const lines = said({ code: code.trim(), group, premium_tax });
  if (lines === '' && premium_tax === 'usual') return null;
  return (
    <Controller
      control={control}
      name="premium_tax"
      render={(bound) => (
        <Select
          label={t('form.premiumTax')}
          description={lines}
          items={premiumTaxes.map((id) => ({ id, label: t(`tax.${id}`) }))}
          {...bindField(bound)}
          value={bound.field.value ?? 'usual'}
        />
      )}
    />
  );
}
