import { Button } from '@corredor/ui/Button';
import { Columns } from '@corredor/ui/Columns';
import { Inline } from '@corredor/ui/Inline';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import { Plus } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { FoldedSetting, useAdded } from './FoldedSetting.tsx';
import { newTable, newUsualTable } from './movementSettings.ts';
import type { SettingsValues } from './settingsValues.ts';

/** As many tables as the document lets a brokerage have. */
const mostTables = 10;

/** The tables that rules name: what has been earned after so many days. */
export function MethodTables() {
  const { t } = useTranslation('settings');
  const { control, getValues } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'movements.tables' });
  const { added, tellAdded } = useAdded(fields);
  const add = (table: SettingsValues['movements']['tables'][number]) => {
    tellAdded();
    append(table);
  };
  return (
    <Stack gap="small">
      <Text weight="semibold">{t('tables.title')}</Text>
      <Text tone="muted">{t('tables.help')}</Text>
      {fields.map(({ id }, index) => (
        <TableFields key={id} index={index} isNew={index === added} onRemove={() => remove(index)} />
      ))}
      {fields.length < mostTables && (
        <Inline>
          <Button icon={Plus} onPress={() => add(newTable(getValues('movements')))}>
            {t('tables.add')}
          </Button>
          <Button icon={Plus} onPress={() => add(newUsualTable(getValues('movements'), t('tables.usualName')))}>
            {t('tables.addUsual')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function TableFields({ index, isNew, onRemove }: { index: number; isNew: boolean; onRemove: () => void }) {
  const { t } = useTranslation('settings');
  const { control, watch } = useFormContext<SettingsValues>();
  const at = `movements.tables.${index}` as const;
  const number = index + 1;
  const { name, reading } = watch(at);
  return (
    <FoldedSetting
      list="movements.tables"
      index={index}
      isNew={isNew}
      title={t('tables.one', { number })}
      summary={[name, t(`tables.${reading}`)].filter(Boolean).join(' · ')}
      removeLabel={t('tables.remove', { number })}
      onRemove={onRemove}
    >
      <Columns>
        <Controller
          control={control}
          name={`${at}.name`}
          render={(bound) => (
            <TextField label={t('tables.name')} isRequired maxLength={60} autoComplete="off" {...bindField(bound)} />
          )}
        />
        <Controller
          control={control}
          name={`${at}.reading`}
          render={(bound) => (
            <Select
              label={t('tables.reading')}
              items={(['straight', 'step'] as const).map((id) => ({ id, label: t(`tables.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
      </Columns>
      <Controller
        control={control}
        name={`${at}.rows`}
        render={(bound) => (
          <TextArea
            label={t('tables.rows')}
            description={t('tables.rowsHelp')}
            isRequired
            rows={6}
            mostRows={10}
            {...bindField(bound)}
          />
        )}
      />
    </FoldedSetting>
  );
}
