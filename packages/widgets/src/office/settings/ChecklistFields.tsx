import type { Settings } from '@corredor/core/api';
import { movementWords } from '@corredor/core/movements';
import { Button } from '@corredor/ui/Button';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { IconButton } from '@corredor/ui/IconButton';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { BranchPicker, useBranchName } from '../../frames/pickers/index.ts';
import { newChecklist, newItem } from './checklistValues.ts';
import { FoldedSetting, useAdded } from './FoldedSetting.tsx';
import * as css from './PackLineFields.css.ts';
import type { SettingsValues } from './settingsValues.ts';
import { useSettingsWords } from './useSettingsWords.ts';

/** As many as the document lets a brokerage have, and each of them hold. */
const [mostChecklists, mostItems] = [40, 20];

/** What movements need before they are issued, by branch and kind. */
export function ChecklistFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SettingsValues>();
  const { originOf } = useSettingsWords();
  const { fields, append, remove } = useFieldArray({ control, name: 'movements.checklists' });
  const { added, tellAdded } = useAdded(fields);
  return (
    <FormGroup id="checklists" title={t('checklists.title')} description={originOf.movements(settings)}>
      <Controller
        control={control}
        name="movements.checklist_blocks"
        render={({ field }) => (
          <Checkbox isSelected={field.value} onChange={field.onChange} description={t('checklists.blocksHelp')}>
            {t('checklists.blocks')}
          </Checkbox>
        )}
      />
      <Stack gap="small">
        <Text tone="muted">{t('checklists.help')}</Text>
        {fields.map(({ id }, index) => (
          <OneChecklist key={id} index={index} isNew={index === added} onRemove={() => remove(index)} />
        ))}
        {fields.length < mostChecklists && (
          <div>
            <Button
              icon={Plus}
              // Its branch would open its options over all that was just added.
              onPress={() => {
                tellAdded();
                append(newChecklist(), { focusName: `movements.checklists.${fields.length}.items.0.label` });
              }}
            >
              {t('checklists.add')}
            </Button>
          </div>
        )}
      </Stack>
    </FormGroup>
  );
}

function OneChecklist({ index, isNew, onRemove }: { index: number; isNew: boolean; onRemove: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const { control, watch } = useFormContext<SettingsValues>();
  const at = `movements.checklists.${index}` as const;
  const number = index + 1;
  const { branch_id: branchId, kind, items } = watch(at);
  const branch = useBranchName(branchId);
  return (
    <FoldedSetting
      list="movements.checklists"
      index={index}
      isNew={isNew}
      title={t('checklists.one', { number })}
      summary={[
        branch ?? t('grace.anyBranch'),
        kind ? t(`common:movementKind.${kind}`) : t('checklists.anyKind'),
        t('checklists.count', { count: items.length }),
      ].join(' · ')}
      removeLabel={t('checklists.remove', { number })}
      onRemove={onRemove}
    >
      <Columns>
        <Controller
          control={control}
          name={`${at}.branch_id`}
          render={(bound) => (
            <BranchPicker label={t('grace.branch')} placeholder={t('grace.anyBranch')} {...bindField(bound)} />
          )}
        />
        <Controller
          control={control}
          name={`${at}.kind`}
          render={(bound) => (
            <Select
              label={t('checklists.kind')}
              emptyLabel={t('checklists.anyKind')}
              items={movementWords.kind.map((id) => ({ id, label: t(`common:movementKind.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
      </Columns>
      <ItemFields index={index} />
    </FoldedSetting>
  );
}

/** The entries of one checklist, in their order. */
function ItemFields({ index }: { index: number }) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SettingsValues>();
  const at = `movements.checklists.${index}.items` as const;
  const { fields, append, remove } = useFieldArray({ control, name: at });
  return (
    <Stack gap="small">
      {fields.length === 0 && <Text tone="muted">{t('checklists.nothing')}</Text>}
      {fields.map(({ id }, item) => (
        <div key={id} className={css.step}>
          <Stack gap="xsmall">
            <Controller
              control={control}
              name={`${at}.${item}.label`}
              render={(bound) => (
                <TextField
                  label={t('checklists.item', { number: item + 1 })}
                  isRequired
                  maxLength={120}
                  autoComplete="off"
                  {...bindField(bound)}
                />
              )}
            />
            <Controller
              control={control}
              name={`${at}.${item}.is_required`}
              render={({ field }) => (
                <Checkbox isSelected={field.value} onChange={field.onChange}>
                  {t('checklists.required')}
                </Checkbox>
              )}
            />
          </Stack>
          <div className={css.removal}>
            <IconButton
              icon={Trash2}
              size="small"
              label={t('checklists.removeItem', { number: item + 1, list: index + 1 })}
              onPress={() => remove(item)}
            />
          </div>
        </div>
      ))}
      {fields.length < mostItems && (
        <div>
          <Button icon={Plus} size="small" onPress={() => append({ ...newItem })}>
            {t('checklists.addItem')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
