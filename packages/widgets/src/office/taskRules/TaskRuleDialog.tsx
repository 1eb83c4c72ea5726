import type { TaskRule } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createTaskRule, updateTaskRule } from '@corredor/core/operations';
import { vTaskRule, vTaskRuleInput, vTaskRulePatch } from '@corredor/core/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parse } from 'valibot';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';
import { FormDialog, formConflict, useBaseRecord, useSaveForm, useSchemaResolver } from '../../frames/forms/index.ts';
import { TaskRuleFields } from './TaskRuleFields.tsx';
import { newTaskRuleValues, type TaskRuleValues, toTaskRuleInput, toTaskRuleValues } from './taskRuleValues.ts';
import { useTaskRuleWords } from './useTaskRuleWords.ts';

interface TaskRuleDialogProps {
  rule: TaskRule | undefined;
  /** Told whether it began to count just now. */
  onSaved: (saved: TaskRule, isSwitchedOn: boolean) => void;
  onClose: () => void;
}

/** Makes a rule, or changes one. */
export function TaskRuleDialog({ rule, onSaved, onClose }: TaskRuleDialogProps) {
  const { t } = useTranslation(['taskRules', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const words = useTaskRuleWords();
  const isNew = !rule;
  const toInput = useCallback((values: TaskRuleValues) => toTaskRuleInput(values, isNew), [isNew]);
  const rules = useMemo(
    () => (values: TaskRuleValues) => ({
      ...(values.days === null ? { days: t('common:validation.required') } : {}),
      ...(values.assign === 'user' && values.user_id === null ? { user_id: t('common:validation.required') } : {}),
    }),
    [t],
  );
  const schema = isNew ? vTaskRuleInput : vTaskRulePatch;
  const form = useForm<TaskRuleValues>({
    defaultValues: rule ? toTaskRuleValues(rule) : newTaskRuleValues,
    resolver: useSchemaResolver<TaskRuleValues>(schema, toInput, rules, words.labelOf),
    shouldFocusError: false,
  });
  const { base, take } = useBaseRecord(form, rule, toTaskRuleValues);
  const saving = useSaveForm<TaskRuleValues, TaskRule>({
    form,
    save: (values, version) => {
      if (base)
        return call(client, updateTaskRule, {
          path: { taskRuleId: base.id },
          header: ifMatch(version ?? base.version),
          body: parse(vTaskRulePatch, toInput(values)),
        });
      const body = parse(vTaskRuleInput, toInput(values));
      return call(client, createTaskRule, { header: keyOf(body), body });
    },
    successMessage: t(isNew ? 'created' : 'updated'),
    onSaved: async (saved) => {
      if (base) take(saved);
      await refreshAfter(queries, updateTaskRule);
      onClose();
      onSaved(saved, saved.is_active && !base?.is_active);
    },
  });
  return (
    <FormDialog
      title={t(isNew ? 'new' : 'edit')}
      description={t('fromNow')}
      editing={{
        saving,
        isDirty: form.formState.isDirty,
        labelOf: words.labelOf,
        conflict: formConflict({ form, saving, schema: vTaskRule, compare: words.compare, take }),
      }}
      submitLabel={t(isNew ? 'create' : 'save')}
      onClose={onClose}
    >
      <TaskRuleFields control={form.control} rule={rule} />
    </FormDialog>
  );
}
