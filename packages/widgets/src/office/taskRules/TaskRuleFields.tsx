import type { TaskModel, TaskRule } from '@corredor/core/api';
import { hasPolicy, mayBeBefore } from '@corredor/core/tasks';
import { Columns } from '@corredor/ui/Columns';
import { MoneyField } from '@corredor/ui/MoneyField';
import { NumberField } from '@corredor/ui/NumberField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Switch } from '@corredor/ui/Switch';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { BranchPicker, ProviderPicker, TaskAssigneePicker } from '../../frames/pickers/index.ts';
import { assigneeWords, selectTypes, type TaskRuleValues, triggerWords } from './taskRuleValues.ts';

const kinds = ['call', 'mail', 'visit', 'document', 'payment', 'renewal', 'claim', 'other'] as const;
const priorities = ['low', 'normal', 'high'] as const;
const aboutOf = (trigger: TaskRuleValues['trigger']): TaskModel => {
  if (trigger === 'payment_delayed') return 'payment';
  return hasPolicy(trigger) ? 'policy' : 'customer';
};

/** The fields of a rule, new or known: when, of which policies, what is to be done and by whom. */
export function TaskRuleFields({ control, rule }: { control: Control<TaskRuleValues>; rule: TaskRule | undefined }) {
  const { t } = useTranslation(['taskRules', 'common']);
  const { partner } = useSession();
  const [trigger, assign] = useWatch({ control, name: ['trigger', 'assign'] });
  const toggle = (name: 'business_days' | 'stop_when_resolved' | 'is_active', help?: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch
          name={field.name}
          description={help}
          isSelected={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
        >
          {t(`field.${name}`)}
        </Switch>
      )}
    />
  );
  return (
    <Stack>
      <Controller
        control={control}
        name="name"
        render={(bound) => <TextField label={t('field.name')} isRequired maxLength={100} {...bindField(bound)} />}
      />
      {rule ? (
        <Text>{t(`trigger.${rule.trigger}`)}</Text>
      ) : (
        <Controller
          control={control}
          name="trigger"
          render={(bound) => (
            <Select
              label={t('field.trigger')}
              isRequired
              items={triggerWords.map((id) => ({ id, label: t(`trigger.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="days"
        render={(bound) => (
          <NumberField
            label={t('field.days')}
            description={t(`due.${trigger}`)}
            isRequired
            minValue={0}
            maxValue={365}
            {...bindField(bound)}
          />
        )}
      />
      {mayBeBefore(trigger) && (
        <Controller
          control={control}
          name="side"
          render={(bound) => (
            <RadioGroup
              label={t('field.side')}
              isRequired
              orientation="horizontal"
              items={(['before', 'after'] as const).map((id) => ({ id, label: t(`side.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
      )}
      {toggle('business_days')}
      <Controller
        control={control}
        name="title"
        render={(bound) => <TextField label={t('field.title')} isRequired maxLength={200} {...bindField(bound)} />}
      />
      <Columns>
        <Controller
          control={control}
          name="kind"
          render={(bound) => (
            <Select
              label={t('field.kind')}
              isRequired
              items={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="priority"
          render={(bound) => (
            <Select
              label={t('field.priority')}
              isRequired
              items={priorities.map((id) => ({ id, label: t(`priority.${id}`) }))}
              {...bindField(bound)}
            />
          )}
        />
      </Columns>
      <Controller
        control={control}
        name="assign"
        render={(bound) => (
          <Select
            label={t('field.assign')}
            isRequired
            description={t('assignHelp')}
            items={assigneeWords.map((id) => ({ id, label: t(`assign.${id}`) }))}
            {...bindField(bound)}
          />
        )}
      />
      {assign === 'user' && (
        <Controller
          control={control}
          name="user_id"
          render={(bound) => (
            <TaskAssigneePicker
              label={t('field.user')}
              isRequired
              about={aboutOf(trigger)}
              valueLabel={rule?.user?.name}
              {...bindField(bound)}
            />
          )}
        />
      )}
      {hasPolicy(trigger) && (
        <>
          <Text tone="muted">{t('onlyHelp')}</Text>
          <Columns>
            <Controller
              control={control}
              name="branch_id"
              render={(bound) => (
                <BranchPicker label={t('field.branch')} valueLabel={rule?.branch?.name} {...bindField(bound)} />
              )}
            />
            <Controller
              control={control}
              name="provider_id"
              render={(bound) => (
                <ProviderPicker label={t('field.provider')} valueLabel={rule?.provider?.name} {...bindField(bound)} />
              )}
            />
            <Controller
              control={control}
              name="insured_select_type"
              render={(bound) => (
                <Select
                  label={t('field.insured_select_type')}
                  emptyLabel={t('all')}
                  items={selectTypes.map((id) => ({ id, label: t(`common:selectType.${id}`) }))}
                  {...bindField(bound)}
                />
              )}
            />
            <Controller
              control={control}
              name="min_net"
              render={(bound) => (
                <MoneyField label={t('field.min_net')} currency={partner?.currency ?? 'USD'} {...bindField(bound)} />
              )}
            />
          </Columns>
        </>
      )}
      {toggle('stop_when_resolved', t('stopHelp'))}
      {toggle('is_active')}
    </Stack>
  );
}
