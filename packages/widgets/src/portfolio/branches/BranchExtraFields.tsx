import type { Branch, ExtraField } from '@corredor/core/api';
import { extraKinds, extraName, extraPlaces, mostExtraFields } from '@corredor/core/extras';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Chip } from '@corredor/ui/Chip';
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
import { ArchiveRestore, ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Control, Controller, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { type BranchValues, newExtraField } from './branchValues.ts';
import { RemoveExtraField } from './RemoveExtraField.tsx';

interface BranchExtraFieldsProps {
  control: Control<BranchValues>;
  /** The branch that is changed; none while it is made. */
  branch?: Branch;
}

/** The fields that a branch adds to its policies and to what they list: made, put in order, retired, brought back and taken away. */
export function BranchExtraFields({ control, branch }: BranchExtraFieldsProps) {
  const { t } = useTranslation('branches');
  const values = useWatch({ control, name: 'extra_fields' });
  const { fields, append, remove, swap, update } = useFieldArray({ control, name: 'extra_fields' });
  const [removing, setRemoving] = useState<{ index: number; field: ExtraField }>();
  const retire = (index: number, is_retired: boolean) => {
    const field = values[index];
    if (field) update(index, { ...field, is_retired });
  };
  const isKnown = (key: string) => branch?.extra_fields.some((field) => field.key === key) ?? false;
  return (
    <FormGroup title={t('extra.title')} description={t('extra.help')}>
      {fields.length === 0 && <Text tone="muted">{t('extra.empty')}</Text>}
      {fields.map(({ id, ...field }, index) => (
        <Card key={id}>
          <Stack>
            <Spread>
              <Inline>
                <Text weight="semibold">{t('extra.one', { number: index + 1 })}</Text>
                {field.is_retired && <Chip>{t('extra.retired')}</Chip>}
              </Inline>
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
                {field.is_retired && (
                  <IconButton
                    icon={ArchiveRestore}
                    size="small"
                    label={t('extra.bringBack', { number: index + 1 })}
                    onPress={() => retire(index, false)}
                  />
                )}
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={t('extra.remove', { number: index + 1 })}
                  onPress={() => (isKnown(field.key) ? setRemoving({ index, field }) : remove(index))}
                />
              </Inline>
            </Spread>
            {field.is_retired ? (
              <RetiredField field={field} />
            ) : (
              <ExtraFieldParts control={control} index={index} isKnown={isKnown(field.key)} />
            )}
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
          field={removing.field}
          onDelete={() => {
            remove(removing.index);
            setRemoving(undefined);
          }}
          onRetire={() => {
            retire(removing.index, true);
            setRemoving(undefined);
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </FormGroup>
  );
}

/** A retired field is only read. */
function RetiredField({ field }: { field: ExtraField }) {
  const { t } = useTranslation('branches');
  const { language } = useFormats();
  const kindOf = ({ kind, on }: ExtraField) => {
    const word = t(`extra.kinds.${kind}`);
    return on === 'policy' ? word : t(`extra.of.${on}`, { kind: word });
  };
  return (
    <Stack gap="xxsmall">
      <Text>{`${extraName(field, language)} (${kindOf(field)})`}</Text>
      <Text tone="muted">{t('extra.retiredHelp')}</Text>
    </Stack>
  );
}

interface ExtraFieldPartsProps {
  control: Control<BranchValues>;
  index: number;
  /** Policies may hold values of it, so its kind and place stay. */
  isKnown: boolean;
}
function ExtraFieldParts({ control, index, isKnown }: ExtraFieldPartsProps) {
  const { t } = useTranslation('branches');
  const kind = useWatch({ control, name: `extra_fields.${index}.kind` });
  const { language } = useFormats();
  // The reader's own language first.
  const names = language === 'es' ? (['name_es', 'name_en'] as const) : (['name_en', 'name_es'] as const);
  return (
    <>
      <Columns>
        {names.map((name, place) => (
          <Controller
            key={name}
            control={control}
            name={`extra_fields.${index}.${name}`}
            render={(bound) => (
              <TextField
                label={t(`extra.${name}`)}
                description={place === 0 ? undefined : t('extra.otherName')}
                isRequired={place === 0}
                maxLength={60}
                autoComplete="off"
                {...bindField(bound)}
              />
            )}
          />
        ))}
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
        <Controller
          control={control}
          name={`extra_fields.${index}.on`}
          render={(bound) => (
            <Select
              label={t('extra.on')}
              description={isKnown ? t('extra.onStays') : undefined}
              isDisabled={isKnown}
              items={extraPlaces.map((id) => ({ id, label: t(`extra.places.${id}`) }))}
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
