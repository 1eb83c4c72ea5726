import type { Settings } from '@corredor/core/api';
import { FormGroup } from '@corredor/ui/FormFrame';
import { NumberField } from '@corredor/ui/NumberField';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import type { SettingsValues } from './settingsValues.ts';
import { useSettingsWords } from './useSettingsWords.ts';

/** When an insurer keeps the brokerage waiting for a movement. */
export function MovementFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SettingsValues>();
  const { originOf } = useSettingsWords();
  return (
    <FormGroup title={t('movements.title')} description={originOf.movements(settings)}>
      <Controller
        control={control}
        name="movements.waiting_days"
        render={(bound) => (
          <NumberField
            label={t('movements.waiting')}
            description={t('movements.waitingHelp', { days: settings.movements.default_days })}
            minValue={1}
            maxValue={60}
            {...bindField(bound)}
          />
        )}
      />
    </FormGroup>
  );
}
