import { FormGroup } from '@corredor/ui/FormFrame';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../../frames/forms/index.ts';
import type { PaymentValues } from './paymentValues.ts';

/** The fields of an instalment that can be changed. */
export function PaymentFields({ control }: { control: Control<PaymentValues> }) {
  const { t } = useTranslation(['payments', 'common']);
  return (
    <FormGroup title={t('form.change')}>
      <Controller
        control={control}
        name="invoice_number"
        render={(bound) => <TextField label={t('field.invoice_number')} maxLength={60} {...bindField(bound)} />}
      />
      <Controller
        control={control}
        name="collected_by"
        render={(bound) => (
          <RadioGroup
            label={t('field.collected_by')}
            items={(['insurer', 'broker'] as const).map((id) => ({
              id,
              label: t(`common:collectedBy.${id}`),
              description: t(`form.${id}Help`),
            }))}
            {...bindField(bound)}
          />
        )}
      />
    </FormGroup>
  );
}
