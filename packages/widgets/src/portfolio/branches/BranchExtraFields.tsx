import type { Branch } from '@corredor/core/api';
import { extraKinds, mostExtraFields } from '@corredor/core/extras';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { IconButton } from '@corredor/ui/IconButton';
import { Inline } from '@corredor/ui/Inline';
import { Select } from '@corredor/ui/Select';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { TagField } from '@corredor/ui/TagField';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Control, Controller, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { type BranchValues, newExtraField } from './branchValues.ts';
import { RemoveExtraField } from './RemoveExtraField.tsx';

interface BranchExtraFieldsProps {
  control: Control<BranchValues>;
  /** The branch that is changed; none while it is made. */
  branch?: Branch | undefined;
}

/** The fields that a branch adds to its policies: made, put in order and taken away. */
export function BranchExtraFields({ control, branch }: BranchExtraFieldsProps) {
  const { t } = useTranslation('branches');
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'extra_fields' });
  const [removing, setRemoving] = useState<{ index: number; key: string; name: string }>();
  const isKnown = (key: string) => branch?.extra_fields.some((field) => field.key === key) ?? false;
  return (
    <FormGroup title={t('extra.title')} description={t('extra.help')}>
      {fields.length === 0 && <Text tone="muted">{t('extra.empty')}</Text>}
      {fields.map(({ id, key, name }, index) => (
        <Card key={id}>
          <Stack>
            <Spread>
              <Text weight="semibold">{t('extra.one', { number: index + 1 })}</Text>
              <Inline gap="xxsmall">
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  label={t('extra.up', { number: index + 1 })}
                  isDisabled={index === 0}
                  onPress={() => swap(index, index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  label={t('extra.down', { number: index + 1 })}
                  isDisabled={index === fields.length - 1}
                  onPress={() => swap(index, index + 1)}
                />
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={t('extra.remove', { number: index + 1 })}
                  onPress={() => (isKnown(key) ? setRemoving({ index, key, name }) : remove(index))}
                />
              </Inline>
            </Spread>
            <ExtraFieldParts control={control} index={index} isKnown={isKnown(key)} />
          </Stack>
        </Card>
      ))}
      <div>
        <Button icon={Plus} isDisabled={fields.length >= mostExtraFields} onPress={() => append(newExtraField)}>
          {t('extra.add')}
        </Button>
      </div>
      {removing && branch && (
        <RemoveExtraField
          branchId={branch.id}
          field={removing}
          onConfirm={() => {
            remove(removing.index);
            setRemoving(undefined);
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </FormGroup>
  );
}

interface ExtraFieldPartsProps {
  control: Control<BranchValues>;
  index: number;
  /** Policies may hold values of it, so its kind stays. */
  isKnown: boolean;
}
function ExtraFieldParts({ control, index, isKnown }: ExtraFieldPartsProps) {
  const { t } = useTranslation('branches');
  const kind = useWatch({ control, name: `extra_fields.${index}.kind` });
  return (
    <>
      <Columns>
        <Controller
          control={control}
          name={`extra_fields.${index}.name`}
          render={(bound) => (
            <TextField label={t('extra.name')} isRequired maxLength={60} autoComplete="off" {...bindField(bound)} />
          )}
        />
        <Controller
          control={control}
          name={`extra_fields.${index}.kind`}
          render={(bound) => (
            <Select
              label={t('extra.kind')}
              description={isKnown ? t('extra.kindStays') : undefined}
              isDisabled={isKnown}
              items={extraKinds.map((id) => ({ id, label: t(`extra.kinds.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
      </Columns>
      {kind === 'choice' && (
        <Controller
          control={control}
          name={`extra_fields.${index}.choices`}
          render={(bound) => (
            <TagField
              label={t('extra.choices')}
              description={t('extra.choicesHelp')}
              isRequired
              maxTags={20}
              {...bindField(bound)}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name={`extra_fields.${index}.is_required`}
        render={({ field }) => (
          <Checkbox
            name={field.name}
            isSelected={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            description={t('extra.requiredHelp')}
          >
            {t('extra.required')}
          </Checkbox>
        )}
      />
    </>
  );
}
