import { checkIdentification } from '@corredor/core/identifications';
import { TextField } from '@corredor/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../crud/index.ts';
import { useDebounced } from '../pickers/index.ts';
import type { PartnerValues } from './partnerForm.ts';

/** The tax number of a brokerage; warns where it does not look like one of its country. */
export function TaxField({ control }: { control: Control<PartnerValues> }) {
  const { t } = useTranslation(['partner', 'common']);
  const [country_id, tax_id] = useWatch({ control, name: ['country_id', 'tax_id'] });
  const value = useDebounced(tax_id.trim(), 300);
  const check = useQuery({
    queryKey: ['tax number', country_id, value],
    queryFn: () => checkIdentification({ type: 'ruc', country_id, value }),
    enabled: value !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const problem = value === '' ? undefined : check.data?.problem;
  const doubt =
    problem &&
    (problem.severity === 'warning' ? t('common:identificationWarning.check_digit') : t('field.taxDoubtful'));
  return (
    <Controller
      control={control}
      name="tax_id"
      render={(bound) => (
        <TextField
          label={t('field.tax_id')}
          isRequired
          maxLength={20}
          spellCheck="false"
          autoComplete="off"
          description={doubt ?? t('field.taxHelp')}
          {...bindField(bound)}
        />
      )}
    />
  );
}
