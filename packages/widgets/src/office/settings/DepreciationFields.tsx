import { Button } from '@corredor/ui/Button';
import { Columns } from '@corredor/ui/Columns';
import { IconButton } from '@corredor/ui/IconButton';
import { Inline } from '@corredor/ui/Inline';
import { NumberField } from '@corredor/ui/NumberField';
import { PercentField } from '@corredor/ui/PercentField';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { newLoss, type SettingsValues, usualLoss } from './settingsValues.ts';

/** As many lines as the document lets a brokerage have. */
const mostLines = 30;

/** What vehicles lose by their age from one term to the next; nothing until somebody says it. */
export function DepreciationFields() {
  const { t } = useTranslation('settings');
  const { percent } = useFormats();
  const { control } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'renewals.depreciation' });
  return (
    <Stack gap="small">
      <Text weight="semibold">{t('depreciation.title')}</Text>
      <Text tone="muted">{t('depreciation.help')}</Text>
      {fields.map(({ id }, index) => (
        <LossFields key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < mostLines && (
        <Inline>
          <Button icon={Plus} onPress={() => append(newLoss)}>
            {t('depreciation.add')}
          </Button>
          {fields.length === 0 && (
            <Button icon={Plus} onPress={() => append(usualLoss)}>
              {t('depreciation.addUsual', { percent: percent(usualLoss.percent) })}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

/** What vehicles lose from an age on. */
function LossFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SettingsValues>();
  const at = `renewals.depreciation.${index}` as const;
  const number = index + 1;
  return (
    <Stack gap="small">
      <Spread>
        <Text weight="medium">{t('depreciation.one', { number })}</Text>
        <IconButton icon={Trash2} size="small" label={t('depreciation.remove', { number })} onPress={onRemove} />
      </Spread>
      <Columns>
        <Controller
          control={control}
          name={`${at}.age`}
          render={(bound) => (
            <NumberField label={t('depreciation.age')} isRequired minValue={0} maxValue={100} {...bindField(bound)} />
          )}
        />
        <Controller
          control={control}
          name={`${at}.percent`}
          render={(bound) => <PercentField label={t('depreciation.percent')} isRequired {...bindField(bound)} />}
        />
      </Columns>
    </Stack>
  );
}
