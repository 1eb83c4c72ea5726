import type { Coverage } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createCoverage, getCoverage, updateCoverage } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vCoverage, vCoverageInput } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { safeParse } from 'valibot';
import { useClient } from '../app/index.ts';
import {
  FormPage,
  RecordFrame,
  toRecordState,
  useBaseRecord,
  useRequestKey,
  useSaveForm,
  useSchemaResolver,
} from '../crud/index.ts';
import { queryOf, refreshAfter } from '../data/index.ts';
import { useNavigation } from '../navigation/index.ts';
import { CoverageFields } from './CoverageFields.tsx';
import { type CoverageValues, readCoverageInput, toCoverageInput, toCoverageValues } from './coverageForm.ts';

/** Changes the coverage of this number, as it is now on the server. */
export function CoverageEditor({ id }: { id: number }) {
  const coverage = useQuery(queryOf(useClient(), getCoverage, { path: { coverageId: id } }));
  return (
    <RecordFrame state={toRecordState(coverage)} onRetry={() => void coverage.refetch()}>
      {(record) => <CoverageForm coverage={record} />}
    </RecordFrame>
  );
}

/** Makes a coverage, or changes one. */
export function CoverageForm({ coverage }: { coverage?: Coverage }) {
  const { t } = useTranslation(['coverages', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { go } = useNavigation();
  const keyOf = useRequestKey();
  const form = useForm<CoverageValues>({
    defaultValues: toCoverageValues(coverage),
    resolver: useSchemaResolver(vCoverageInput, toCoverageInput),
    shouldFocusError: false,
  });
  const base = useBaseRecord(form, coverage, toCoverageValues);
  const saving = useSaveForm({
    form,
    draft: { kind: 'coverage', record: base, label: base?.name },
    save: (values, version) => {
      const input = readCoverageInput(values);
      return coverage
        ? call(client, updateCoverage, {
            path: { coverageId: coverage.id },
            header: ifMatch(version ?? base?.version ?? coverage.version),
            body: input,
          })
        : call(client, createCoverage, { header: keyOf(input), body: input });
    },
    successMessage: t(coverage ? 'common:success.coverage.updated' : 'common:success.coverage.created'),
    nextStep: () => (coverage ? undefined : { label: t('form.another'), onAction: () => go(paths.newCoverage()) }),
    onSaved: () => {
      void refreshAfter(queries, updateCoverage);
      go(paths.coverages());
    },
  });
  const labels = useLabels();
  return (
    <FormPage
      title={coverage ? coverage.name : t('new')}
      parent={{ label: t('title'), href: paths.coverages() }}
      saving={saving}
      isDirty={form.formState.isDirty}
      submitLabel={t(coverage ? 'form.save' : 'form.create')}
      labelOf={(name) => labels[name]}
      conflictFields={(theirs) => {
        const parsed = safeParse(vCoverage, theirs);
        if (!parsed.success) return [];
        const mine = form.getValues();
        const other = parsed.output;
        const typeOf = (type: Coverage['coverage_type']) => t(`common:coverageType.${type}`);
        return [
          { name: 'name', label: t('form.name'), mine: mine.name, theirs: other.name },
          {
            name: 'coverage_type',
            label: t('form.type'),
            mine: typeOf(mine.coverage_type),
            theirs: typeOf(other.coverage_type),
          },
          {
            name: 'description',
            label: t('form.description'),
            mine: mine.description,
            theirs: other.description ?? '',
          },
        ];
      }}
      onTakeTheirs={(theirs) => {
        const parsed = safeParse(vCoverage, theirs);
        if (parsed.success) form.reset(toCoverageValues(parsed.output));
      }}
    >
      <CoverageFields control={form.control} branch={coverage?.branch} />
    </FormPage>
  );
}

function useLabels(): Record<string, string> {
  const { t } = useTranslation('coverages');
  return {
    name: t('form.name'),
    coverage_type: t('form.type'),
    branch_id: t('form.branch'),
    description: t('form.description'),
  };
}
