import type { Settings } from '@corredor/core/api';
import { Checkbox } from '@corredor/ui/Checkbox';
import { FormGroup } from '@corredor/ui/FormFrame';
import { NumberField } from '@corredor/ui/NumberField';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { MethodRules } from './MethodRules.tsx';
import { MethodTables } from './MethodTables.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { useSettingsWords } from './useSettingsWords.ts';

/** How movements are made: whether they are the only way, how what is given back is found, and when an insurer keeps the brokerage waiting. */
export function MovementFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SettingsValues>();
  const { originOf } = useSettingsWords();
  return (
    <FormGroup id="movements" title={t('movements.title')} description={originOf.movements(settings)}>
      <Controller
        control={control}
        name="movements.waiting_days"
        render={(bound) => (
          <NumberField
            isShort
            label={t('movements.waiting')}
            description={t('movements.waitingHelp', { days: settings.movements.default_days })}
            minValue={1}
            maxValue={60}
            {...bindField(bound)}
          />
        )}
      />
      <Controller
        control={control}
        name="movements.only_by_movement"
        render={({ field: { value, onChange, onBlur, name } }) => (
          <Checkbox
            name={name}
            isSelected={value}
            onChange={onChange}
            onBlur={onBlur}
            description={t('movements.onlyHelp')}
          >
            {t('movements.only')}
          </Checkbox>
        )}
      />
      <MethodRules />
      <MethodTables />
    </FormGroup>
  );
}
