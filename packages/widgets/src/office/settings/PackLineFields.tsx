import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Checkbox } from '@corredor/ui/Checkbox';
import { Columns } from '@corredor/ui/Columns';
import { IconButton } from '@corredor/ui/IconButton';
import { MoneyField } from '@corredor/ui/MoneyField';
import { PercentField } from '@corredor/ui/PercentField';
import { Select } from '@corredor/ui/Select';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { ExemptBranches } from './ExemptBranches.tsx';
import * as css from './PackLineFields.css.ts';
import { newStep, type SettingsValues } from './settingsValues.ts';

interface PackLineFieldsProps {
  index: number;
  countryId: string;
  onRemove: () => void;
}

/** One levy, fee or tax of the brokerage's own. */
export function PackLineFields({ index, countryId, onRemove }: PackLineFieldsProps) {
  const { t } = useTranslation('settings');
  const { currency } = useFormats();
  const { control, watch } = useFormContext<SettingsValues>();
  const at = `premium_pack.charges.${index}` as const;
  const kind = watch(`${at}.kind`);
  return (
    <Card>
      <Stack>
        <Spread>
          <Text weight="semibold">{t('line.one', { number: index + 1 })}</Text>
          <IconButton icon={Trash2} size="small" label={t('line.remove', { number: index + 1 })} onPress={onRemove} />
        </Spread>
        <Columns>
          <Controller
            control={control}
            name={`${at}.label`}
            render={(bound) => (
              <TextField label={t('line.label')} isRequired maxLength={60} autoComplete="off" {...bindField(bound)} />
            )}
          />
          <Controller
            control={control}
            name={`${at}.base`}
            render={(bound) => (
              <Select
                label={t('line.base')}
                items={(['net', 'subtotal'] as const).map((id) => ({ id, label: t(`line.bases.${id}`) }))}
                {...bindField(bound)}
              />
            )}
          />
          <Controller
            control={control}
            name={`${at}.kind`}
            render={(bound) => (
              <Select
                label={t('line.kind')}
                items={(['rate', 'steps', 'amount'] as const).map((id) => ({ id, label: t(`line.kinds.${id}`) }))}
                {...bindField(bound)}
              />
            )}
          />
          {kind === 'rate' && (
            <Controller
              control={control}
              name={`${at}.rate`}
              render={(bound) => <PercentField label={t('line.rate')} isRequired {...bindField(bound)} />}
            />
          )}
          {kind === 'amount' && (
            <Controller
              control={control}
              name={`${at}.amount`}
              render={(bound) => (
                <MoneyField label={t('line.amount')} isRequired currency={currency} {...bindField(bound)} />
              )}
            />
          )}
        </Columns>
        {kind === 'steps' && <StepFields index={index} />}
        {kind !== 'rate' && (
          <Controller
            control={control}
            name={`${at}.repeats`}
            render={({ field: { value, onChange, onBlur, name } }) => (
              <Checkbox
                name={name}
                isSelected={value}
                onChange={onChange}
                onBlur={onBlur}
                description={t('line.repeatsHelp')}
              >
                {t('line.repeats')}
              </Checkbox>
            )}
          />
        )}
        <Controller
          control={control}
          name={`${at}.exempt_groups`}
          render={({ field: groups }) => (
            <Controller
              control={control}
              name={`${at}.exempt_branches`}
              render={({ field }) => (
                <ExemptBranches
                  countryId={countryId}
                  value={field.value}
                  groups={groups.value}
                  onChange={field.onChange}
                  onGroups={groups.onChange}
                />
              )}
            />
          )}
        />
      </Stack>
    </Card>
  );
}

const mostSteps = 12;

/** The amounts of a fee by how high its base is; the last step has no end. */
function StepFields({ index }: { index: number }) {
  const { t } = useTranslation('settings');
  const { currency } = useFormats();
  const { control } = useFormContext<SettingsValues>();
  const at = `premium_pack.charges.${index}.steps` as const;
  const { fields, insert, remove } = useFieldArray({ control, name: at });
  const last = fields.length - 1;
  return (
    <Stack gap="small">
      {fields.map(({ id }, step) => (
        <div key={id} className={css.step}>
          <Columns>
            {step === last ? (
              <TextField label={t('step.upTo', { number: step + 1 })} value={t('step.open')} isReadOnly />
            ) : (
              <Controller
                control={control}
                name={`${at}.${step}.up_to`}
                render={(bound) => (
                  <MoneyField
                    label={t('step.upTo', { number: step + 1 })}
                    isRequired
                    currency={currency}
                    {...bindField(bound)}
                  />
                )}
              />
            )}
            <Controller
              control={control}
              name={`${at}.${step}.amount`}
              render={(bound) => (
                <MoneyField
                  label={t('step.amount', { number: step + 1 })}
                  isRequired
                  currency={currency}
                  {...bindField(bound)}
                />
              )}
            />
          </Columns>
          {fields.length > 1 && (
            <div className={css.removal}>
              <IconButton
                icon={Trash2}
                size="small"
                label={t('step.remove', { number: step + 1 })}
                onPress={() => remove(step)}
              />
            </div>
          )}
        </div>
      ))}
      <div>
        <Button icon={Plus} size="small" isDisabled={fields.length >= mostSteps} onPress={() => insert(last, newStep)}>
          {t('step.add')}
        </Button>
      </div>
    </Stack>
  );
}
