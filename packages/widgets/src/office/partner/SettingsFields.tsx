import { Columns } from '@corredor/ui/Columns';
import { ComboBox } from '@corredor/ui/ComboBox';
import { FormGroup } from '@corredor/ui/FormFrame';
import { NumberField } from '@corredor/ui/NumberField';
import { Select } from '@corredor/ui/Select';
import { useMemo } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import type { PartnerValues } from './partnerValues.ts';

interface SettingsFieldsProps {
  control: Control<PartnerValues>;
  isCurrencyLocked: boolean;
}

/** How the brokerage counts days and money. */
export function SettingsFields({ control, isCurrencyLocked }: SettingsFieldsProps) {
  const { t } = useTranslation(['partner', 'common']);
  const { zones, currencies } = useChoices();
  return (
    <FormGroup title={t('group.settings')}>
      <Columns count={2}>
        <Controller
          control={control}
          name="timezone"
          render={(bound) => (
            <ComboBox
              label={t('field.timezone')}
              description={t('field.timezoneHelp')}
              isRequired
              items={zones}
              valueLabel={bound.field.value ?? ''}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="currency"
          render={(bound) => (
            <ComboBox
              label={t('field.currency')}
              description={isCurrencyLocked ? t('field.currencyLocked') : t('field.currencyHelp')}
              isRequired
              isDisabled={isCurrencyLocked}
              items={currencies}
              valueLabel={bound.field.value ?? ''}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="language"
          render={(bound) => (
            <Select
              label={t('field.language')}
              description={t('field.languageHelp')}
              isRequired
              items={(['es', 'en'] as const).map((id) => ({ id, label: t(`common:language.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="near_expiry_days"
          render={(bound) => (
            <NumberField
              label={t('field.near_expiry_days')}
              description={t('field.nearExpiryHelp')}
              isRequired
              minValue={0}
              maxValue={90}
              hasSteppers
              {...bindField(bound)}
            />
          )}
        />
      </Columns>
    </FormGroup>
  );
}

/** Time zones and currencies that the browser knows, named in the reader's language. */
function useChoices() {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'currency' });
    return {
      zones: Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') })),
      currencies: Intl.supportedValuesOf('currency').map((id) => ({ id, label: `${id} · ${names.of(id) ?? id}` })),
    };
  }, [language]);
}
