import type { Settings } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { IconButton } from '@corredor/ui/IconButton';
import { MoneyField } from '@corredor/ui/MoneyField';
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
import { BranchPicker, ProviderPicker } from '../../frames/pickers/index.ts';
import { newGrace, type SettingsValues } from './settingsValues.ts';
import { useSettingsWords } from './useSettingsWords.ts';

/** As many rules as the document lets a brokerage have. */
const mostRules = 60;

/** How instalments are collected: what may be given up, what payers withhold, when insurers are paid, and how long they go on covering. */
export function CollectionFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const { money, percent, currency } = useFormats();
  const { control } = useFormContext<SettingsValues>();
  const { originOf } = useSettingsWords();
  const { fields, append, remove } = useFieldArray({ control, name: 'payments.grace' });
  return (
    <FormGroup id="payments" title={t('payments.title')} description={originOf.payments(settings)}>
      <Columns>
        <Controller
          control={control}
          name="payments.write_off_limit"
          render={(bound) => (
            <MoneyField
              label={t('payments.limit')}
              description={t('payments.help', { amount: money(settings.payments.default_limit, currency) })}
              currency={currency}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="payments.withholding_percent"
          render={(bound) => (
            <PercentField
              isShort
              label={t('payments.withholding')}
              description={t('payments.withholdingHelp', { percent: percent(settings.payments.default_withholding) })}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="payments.remit_days"
          render={(bound) => (
            <NumberField
              isShort
              label={t('payments.remitDays')}
              description={t('payments.remitHelp')}
              minValue={0}
              maxValue={365}
              {...bindField(bound)}
            />
          )}
        />
      </Columns>
      <Stack gap="small">
        <Text weight="semibold">{t('grace.title')}</Text>
        <Text tone="muted">{t('grace.help')}</Text>
        {fields.map(({ id }, index) => (
          <GraceFields key={id} index={index} onRemove={() => remove(index)} />
        ))}
        {fields.length < mostRules && (
          <div>
            <Button icon={Plus} onPress={() => append(newGrace)}>
              {t('grace.add')}
            </Button>
          </div>
        )}
      </Stack>
    </FormGroup>
  );
}

/** The days of one insurer, in all branches or in one; or of all insurers in a branch. */
function GraceFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SettingsValues>();
  const at = `payments.grace.${index}` as const;
  const number = index + 1;
  return (
    <Stack gap="small">
      <Spread>
        <Text weight="medium">{t('grace.one', { number })}</Text>
        <IconButton icon={Trash2} size="small" label={t('grace.remove', { number })} onPress={onRemove} />
      </Spread>
      <Columns>
        <Controller
          control={control}
          name={`${at}.provider_id`}
          render={(bound) => (
            <ProviderPicker label={t('grace.provider')} placeholder={t('grace.anyProvider')} {...bindField(bound)} />
          )}
        />
        <Controller
          control={control}
          name={`${at}.branch_id`}
          render={(bound) => (
            <BranchPicker label={t('grace.branch')} placeholder={t('grace.anyBranch')} {...bindField(bound)} />
          )}
        />
        <Controller
          control={control}
          name={`${at}.days`}
          render={(bound) => (
            <NumberField label={t('grace.days')} isRequired minValue={0} maxValue={365} {...bindField(bound)} />
          )}
        />
      </Columns>
    </Stack>
  );
}
