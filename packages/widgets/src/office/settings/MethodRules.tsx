import { movementWords, ruleMethods } from '@corredor/core/movements';
import { Button } from '@corredor/ui/Button';
import { Columns } from '@corredor/ui/Columns';
import { MoneyField } from '@corredor/ui/MoneyField';
import { PercentField } from '@corredor/ui/PercentField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Plus } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { BranchPicker, ProviderPicker, useBranchName, useProviderName } from '../../frames/pickers/index.ts';
import { FoldedSetting, useAdded } from './FoldedSetting.tsx';
import { newRule } from './movementSettings.ts';
import type { SettingsValues } from './settingsValues.ts';

/** As many rules as the document lets a brokerage have. */
const mostRules = 60;

/** How what is given back is found, by insurer, branch and who asks. */
export function MethodRules() {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'movements.rules' });
  const { added, tellAdded } = useAdded(fields);
  return (
    <Stack gap="small">
      <Text weight="semibold">{t('rules.title')}</Text>
      <Text tone="muted">{t('rules.help')}</Text>
      {fields.map(({ id }, index) => (
        <RuleFields key={id} index={index} isNew={index === added} onRemove={() => remove(index)} />
      ))}
      {fields.length < mostRules && (
        <div>
          <Button
            icon={Plus}
            onPress={() => {
              tellAdded();
              append(newRule);
            }}
          >
            {t('rules.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** One rule: whose movements it is for, how, and what the insurer keeps at least. */
function RuleFields({ index, isNew, onRemove }: { index: number; isNew: boolean; onRemove: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const { currency } = useFormats();
  const { control, watch } = useFormContext<SettingsValues>();
  const at = `movements.rules.${index}` as const;
  const [rule, tables] = watch([at, 'movements.tables']);
  const { method, requested_by: requester } = rule;
  const provider = useProviderName(rule.provider_id);
  const branch = useBranchName(rule.branch_id);
  const number = index + 1;
  return (
    <FoldedSetting
      list="movements.rules"
      index={index}
      isNew={isNew}
      title={t('rules.one', { number })}
      summary={[
        provider ?? t('grace.anyProvider'),
        branch ?? t('grace.anyBranch'),
        requester ? t(`common:movementRequester.${requester}`) : t('rules.anybody'),
        t(`common:movementMethod.${method}`),
      ].join(' · ')}
      removeLabel={t('rules.remove', { number })}
      onRemove={onRemove}
    >
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
          name={`${at}.requested_by`}
          render={(bound) => (
            <Select
              label={t('rules.requester')}
              emptyLabel={t('rules.anybody')}
              items={movementWords.requester.map((id) => ({ id, label: t(`common:movementRequester.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name={`${at}.method`}
          render={(bound) => (
            <Select
              label={t('rules.method')}
              items={ruleMethods.map((id) => ({ id, label: t(`common:movementMethod.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
        {method === 'short_rate' && (
          <Controller
            control={control}
            name={`${at}.penalty_percent`}
            render={(bound) => (
              <PercentField label={t('rules.penalty')} description={t('rules.penaltyHelp')} {...bindField(bound)} />
            )}
          />
        )}
        {method === 'table' && (
          <Controller
            control={control}
            name={`${at}.table`}
            render={(bound) => (
              <Select
                label={t('rules.table')}
                emptyLabel={t('rules.usualTable')}
                items={tables.map(({ key, name }, place) => ({
                  id: key,
                  label: name || t('tables.one', { number: place + 1 }),
                }))}
                {...bindField(bound)}
              />
            )}
          />
        )}
        {method !== 'none' && (
          <Controller
            control={control}
            name={`${at}.least_percent`}
            render={(bound) => (
              <PercentField label={t('rules.leastPercent')} description={t('rules.leastHelp')} {...bindField(bound)} />
            )}
          />
        )}
        {method !== 'none' && (
          <Controller
            control={control}
            name={`${at}.least_amount`}
            render={(bound) => <MoneyField label={t('rules.leastAmount')} currency={currency} {...bindField(bound)} />}
          />
        )}
      </Columns>
    </FoldedSetting>
  );
}
