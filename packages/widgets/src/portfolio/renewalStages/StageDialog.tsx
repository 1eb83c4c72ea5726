import type { RenewalStage } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createRenewalStage, updateRenewalStage } from '@corredor/core/operations';
import { vRenewalStage, vRenewalStageInput, vRenewalStagePatch } from '@corredor/core/schemas';
import { NumberField } from '@corredor/ui/NumberField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parse } from 'valibot';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../base/data/index.ts';
import {
  bindField,
  type ConflictField,
  FormDialog,
  formConflict,
  useBaseRecord,
  useSaveForm,
  useSchemaResolver,
} from '../../frames/forms/index.ts';
import { newStageValues, placeOfNew, type StageValues, toStageInput, toStageValues } from './stageValues.ts';

const kinds = ['open', 'renewed', 'lost'] as const;

interface StageDialogProps {
  /** The stage to change; none makes a new one. */
  stage: RenewalStage | undefined;
  stages: readonly RenewalStage[];
  onClose: () => void;
}

/** Makes a stage, or changes one. */
export function StageDialog({ stage, stages, onClose }: StageDialogProps) {
  const { t } = useTranslation('renewalStages');
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const isNew = !stage;
  const toInput = useCallback(
    (values: StageValues) => toStageInput(values, isNew ? placeOfNew(stages, values.kind) : undefined),
    [isNew, stages],
  );
  const labels: Record<string, string> = {
    name_es: t('field.name_es'),
    name_en: t('field.name_en'),
    kind: t('field.kind'),
    stale_after_days: t('field.stale_after_days'),
  };
  const labelOf = (name: string) => labels[name];
  const form = useForm<StageValues>({
    defaultValues: stage ? toStageValues(stage) : newStageValues,
    resolver: useSchemaResolver<StageValues>(
      isNew ? vRenewalStageInput : vRenewalStagePatch,
      toInput,
      undefined,
      labelOf,
    ),
    shouldFocusError: false,
  });
  const { base, take } = useBaseRecord(form, stage, toStageValues);
  const saving = useSaveForm<StageValues, RenewalStage>({
    form,
    save: (values, version) => {
      if (base)
        return call(client, updateRenewalStage, {
          path: { renewalStageId: base.id },
          header: ifMatch(version ?? base.version),
          body: parse(vRenewalStagePatch, toInput(values)),
        });
      const body = parse(vRenewalStageInput, toInput(values));
      return call(client, createRenewalStage, { header: keyOf(body), body });
    },
    successMessage: t(isNew ? 'created' : 'updated'),
    onSaved: async (saved) => {
      if (base) take(saved);
      await refreshAfter(queries, updateRenewalStage);
      onClose();
    },
  });
  const days = (count: number | null) => (count === null ? '' : t('stale', { count }));
  const compare = (mine: StageValues, theirs: RenewalStage): ConflictField[] => [
    { name: 'name_es', label: t('field.name_es'), mine: mine.name_es, theirs: theirs.name_es },
    { name: 'name_en', label: t('field.name_en'), mine: mine.name_en, theirs: theirs.name_en },
    {
      name: 'stale_after_days',
      label: t('field.stale_after_days'),
      mine: days(mine.stale_after_days),
      theirs: days(theirs.stale_after_days),
    },
  ];
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormDialog
      title={t(isNew ? 'new' : 'edit')}
      editing={{
        saving,
        isDirty: form.formState.isDirty,
        labelOf,
        conflict: formConflict({ form, saving, schema: vRenewalStage, compare, take }),
      }}
      submitLabel={t(isNew ? 'create' : 'save')}
      onClose={onClose}
    >
      <Stack>
        {(['name_es', 'name_en'] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={(bound) => <TextField label={t(`field.${name}`)} isRequired maxLength={60} {...bindField(bound)} />}
          />
        ))}
        {isNew && (
          <Controller
            control={form.control}
            name="kind"
            render={(bound) => (
              <Select
                label={t('field.kind')}
                description={t('kindHelp')}
                isRequired
                items={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
                {...bindField(bound)}
              />
            )}
          />
        )}
        {kind === 'open' && (
          <Controller
            control={form.control}
            name="stale_after_days"
            render={(bound) => (
              <NumberField
                label={t('field.stale_after_days')}
                description={t('staleHelp')}
                minValue={1}
                maxValue={365}
                {...bindField(bound)}
              />
            )}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
