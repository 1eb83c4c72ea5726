import type { Coverage } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createCoverage, getCoverage, updateCoverage } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vCoverage, vCoverageInput } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage, useRecordForm } from '../../frames/forms/index.ts';
import { RecordLoader } from '../../frames/records/index.ts';
import { CoverageFields } from './CoverageFields.tsx';
import { toCoverageInput, toCoverageValues } from './coverageValues.ts';
import { useCoverageWords } from './useCoverageWords.ts';

/** Changes the coverage of this number, as it is now on the server. */
export function CoverageEditor({ id }: { id: number }) {
  return (
    <RecordLoader id={id} get={(client, coverageId) => queryOf(client, getCoverage, { path: { coverageId } })}>
      {(coverage) => <CoverageForm coverage={coverage} />}
    </RecordLoader>
  );
}

/** Makes a coverage, or changes one. */
export function CoverageForm({ coverage }: { coverage?: Coverage }) {
  const { t } = useTranslation(['coverages', 'common']);
  const { go } = useNavigation();
  const editing = useRecordForm({
    kind: 'coverage',
    record: coverage,
    nameOf: ({ name }) => name,
    schemas: { record: vCoverage, input: vCoverageInput },
    values: { of: toCoverageValues, empty: toCoverageValues(), toInput: toCoverageInput },
    operations: {
      create: (client, body, header) => call(client, createCoverage, { header, body }),
      update: (client, { id, version }, body) =>
        call(client, updateCoverage, { path: { coverageId: id }, header: ifMatch(version), body }),
      refresh: (queries) => refreshAfter(queries, updateCoverage),
    },
    words: {
      ...useCoverageWords(),
      success: t(coverage ? 'common:success.coverage.updated' : 'common:success.coverage.created'),
    },
    nextStep: () => (coverage ? undefined : { label: t('form.another'), onAction: () => go(paths.newCoverage()) }),
    onSaved: () => go(paths.coverages()),
  });
  return (
    <FormPage
      title={coverage ? coverage.name : t('new')}
      parent={{ label: t('title'), href: paths.coverages() }}
      editing={editing}
      submitLabel={t(coverage ? 'form.save' : 'form.create')}
    >
      <CoverageFields control={editing.form.control} coverage={coverage} />
    </FormPage>
  );
}
