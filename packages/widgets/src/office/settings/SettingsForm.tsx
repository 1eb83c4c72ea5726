import type { Settings } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { getSettings, updateSettings } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vSettings, vSettingsPatch } from '@corredor/core/schemas';
import { Stack } from '@corredor/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { FormPage, formConflict, useBaseRecord, useSaveForm, useSchemaResolver } from '../../frames/forms/index.ts';
import { ChecklistFields } from './ChecklistFields.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { MovementFields } from './MovementFields.tsx';
import { movementProblems } from './movementSettings.ts';
import { PackExample } from './PackExample.tsx';
import { PackFields } from './PackFields.tsx';
import { RenewalFields } from './RenewalFields.tsx';
import { IndexAbove, IndexBeside } from './SettingsIndex.tsx';
import {
  changedSections,
  lossProblems,
  packProblems,
  type SettingsValues,
  toSettingsInput,
  toSettingsValues,
} from './settingsValues.ts';
import { UndoFields } from './UndoFields.tsx';
import { useSettingsWords } from './useSettingsWords.ts';

interface SettingsFormProps {
  settings: Settings;
  /** What became of the settings, below their fields. */
  history: ReactNode;
}

/** Changes the settings; only the groups that were touched are sent. */
export function SettingsForm({ settings, history }: SettingsFormProps) {
  const { t } = useTranslation(['settings', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { today } = useFormats();
  const words = useSettingsWords();
  const day = today();
  const valuesOf = useCallback((record: Settings) => toSettingsValues(record, day), [day]);
  const rules = useMemo(
    () => (values: SettingsValues) =>
      Object.fromEntries(
        Object.entries({
          ...packProblems(values),
          ...movementProblems(values.movements),
          ...lossProblems(values),
        }).map(([name, problem]) => [name, t(`problem.${problem}`)]),
      ),
    [t],
  );
  const form = useForm<SettingsValues>({
    defaultValues: valuesOf(settings),
    resolver: useSchemaResolver<SettingsValues>(vSettingsPatch, toSettingsInput, rules, words.labelOf),
    shouldFocusError: false,
  });
  const { base, take } = useBaseRecord(form, settings, valuesOf);
  const saving = useSaveForm<SettingsValues, Settings>({
    form,
    save: async (values, version) => {
      const body = changedSections(values, valuesOf(base));
      return body ? call(client, updateSettings, { header: ifMatch(version ?? base.version), body }) : base;
    },
    successMessage: t('saved'),
    onSaved: (saved) => {
      take(saved);
      queries.setQueryData(queryOf(client, getSettings).queryKey, saved);
      void refreshAfter(queries, updateSettings);
    },
  });
  return (
    <FormPage
      title={t('common:menu.settings')}
      context={t('context')}
      parent={{ label: t('common:menu.configuration'), href: paths.configuration() }}
      editing={{
        saving,
        isDirty: form.formState.isDirty,
        labelOf: words.labelOf,
        conflict: formConflict({ form, saving, schema: vSettings, compare: words.compare, take }),
      }}
      submitLabel={t('save')}
      savesChanges
      aside={
        <>
          <IndexBeside />
          <PackExample values={form.watch()} settings={base} />
        </>
      }
      below={history}
    >
      <FormProvider {...form}>
        <Stack gap="large">
          <IndexAbove />
          <PackFields settings={base} />
          <UndoFields settings={base} />
          <CollectionFields settings={base} />
          <RenewalFields settings={base} />
          <MovementFields settings={base} />
          <ChecklistFields settings={base} />
        </Stack>
      </FormProvider>
    </FormPage>
  );
}
