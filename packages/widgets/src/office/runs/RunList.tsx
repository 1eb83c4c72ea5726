import { call } from '@corredor/core/client';
import { listRuns } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListRunsQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { pageOf } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { RecordListFrame, useRecordList } from '../../frames/lists/index.ts';
import { runFilters, useRunFilters } from './RunFilters.tsx';
import { useRunColumns } from './useRunColumns.tsx';

/** What was done to many records at once, newest first. */
export function RunList() {
  const { t } = useTranslation('runs');
  const { go } = useNavigation();
  const list = useRecordList({
    name: 'runs',
    address: { schema: vListRunsQuery, filters: runFilters, ordering: '' },
    operations: {
      list: (client, query) => pageOf(client, listRuns, { query }),
      read: (client, query) => call(client, listRuns, { query }),
    },
    permissions: {},
    nameOf: ({ title }) => title,
    exportName: t('export'),
  });
  // A run is read on its own page, not over the list.
  const open = (id: number | null) => void (id !== null && go(paths.run(id)));
  return (
    <RecordListFrame
      list={{ ...list, controls: { ...list.controls, setDetail: open } }}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'list', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useRunColumns()}
      filters={useRunFilters(list.controls)}
    />
  );
}
