import type { Settings } from '@corredor/core/api';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { NumberField } from '@corredor/ui/NumberField';
import { PercentField } from '@corredor/ui/PercentField';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { DepreciationFields } from './DepreciationFields.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { useSettingsWords } from './useSettingsWords.ts';

/** When ending terms begin to be worked on, when losing one is a risk, and what vehicles lose by their age. */
export function RenewalFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const { percent } = useFormats();
  const { control } = useFormContext<SettingsValues>();
  const { originOf } = useSettingsWords();
  const { default_window, default_rise, default_days_without_offer } = settings.renewals;
  return (
    <FormGroup id="renewals" title={t('renewals.title')} description={originOf.renewals(settings)}>
      <Columns>
        <Controller
          control={control}
          name="renewals.window_days"
          render={(bound) => (
            <NumberField
              isShort
              label={t('renewals.window')}
              description={t('renewals.windowHelp', { days: default_window })}
              minValue={1}
              maxValue={365}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="renewals.rise_percent"
          render={(bound) => (
            <PercentField
              isShort
              label={t('renewals.rise')}
              description={t('renewals.riseHelp', { percent: percent(default_rise) })}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="renewals.days_without_offer"
          render={(bound) => (
            <NumberField
              isShort
              label={t('renewals.withoutOffer')}
              description={t('renewals.withoutOfferHelp', { days: default_days_without_offer })}
              minValue={1}
              maxValue={365}
              {...bindField(bound)}
            />
          )}
        />
      </Columns>
      <DepreciationFields />
    </FormGroup>
  );
}
