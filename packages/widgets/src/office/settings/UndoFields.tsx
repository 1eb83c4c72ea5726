import type { Settings } from '@corredor/core/api';
import { FormGroup } from '@corredor/ui/FormFrame';
import { NumberField } from '@corredor/ui/NumberField';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import type { SettingsValues } from './settingsValues.ts';
import { useSettingsWords } from './useSettingsWords.ts';

/** For how long a mistake can be taken back. */
export function UndoFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SettingsValues>();
  const { originOf } = useSettingsWords();
  return (
    <FormGroup id="undo" title={t('undo.title')} description={originOf.undo(settings)}>
      <Controller
        control={control}
        name="undo.window_days"
        render={(bound) => (
          <NumberField
            isShort
            label={t('undo.days')}
            description={t('undo.help', { count: settings.undo.default_days })}
            minValue={0}
            maxValue={90}
            hasSteppers
            {...bindField(bound)}
          />
        )}
      />
    </FormGroup>
  );
}
