import type { Settings } from '@corredor/core/api';
import { FormGroup } from '@corredor/ui/FormFrame';
import { MoneyField } from '@corredor/ui/MoneyField';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import type { SettingsValues } from './settingsValues.ts';
import { useSettingsWords } from './useSettingsWords.ts';

/** How much of an instalment may be given up. */
export function WriteOffFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const { money, currency } = useFormats();
  const { control } = useFormContext<SettingsValues>();
  const { originOf } = useSettingsWords();
  return (
    <FormGroup title={t('payments.title')} description={originOf.payments(settings)}>
      <Controller
        control={control}
        name="payments.write_off_limit"
        render={(bound) => (
          <MoneyField
            label={t('payments.limit')}
            description={t('payments.help', { amount: money(settings.payments.default_limit, currency) })}
            currency={currency}
            {...bindField(bound)}
          />
        )}
      />
    </FormGroup>
  );
}
