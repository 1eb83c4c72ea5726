import type { Run } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getRun, listRunLines } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListRunLinesQuery } from '@corredor/core/schemas';
import { Inline } from '@corredor/ui/Inline';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { pageOf, queryOf } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { ListPage, useRecordList } from '../../frames/lists/index.ts';
import { RecordLoader } from '../../frames/records/index.ts';
import { lineFilters, useLineFilters } from './RunFilters.tsx';
import { RunUndo } from './RunUndo.tsx';
import { RunStatusChip } from './runStatus.tsx';
import { useGoOn } from './useGoOn.ts';
import { recordHref, useLineColumns } from './useLineColumns.tsx';
import { WayOn } from './WayOn.tsx';

/** One run: what became of each record, and the way on where it stopped. */
export function RunRecord({ id }: { id: number }) {
  return (
    <RecordLoader id={id} get={(client, runId) => queryOf(client, getRun, { path: { runId } })}>
      {(run) => <RunLines run={run} />}
    </RecordLoader>
  );
}

function RunLines({ run }: { run: Run }) {
  const { t } = useTranslation('runs');
  const { dateTime } = useFormats();
  const { go } = useNavigation();
  const ways = useGoOn(run);
  const path = { runId: run.id };
  const list = useRecordList({
    name: 'run_lines',
    address: { schema: vListRunLinesQuery, filters: lineFilters, ordering: '' },
    operations: {
      list: (client, query) => pageOf(client, listRunLines, { path, query }),
      read: (client, query) => call(client, listRunLines, { path, query }),
    },
    permissions: {},
    nameOf: ({ about }) => about.label,
    exportName: t('exportLines'),
  });
  const open = (id: number | null) => {
    const line = list.state.status === 'ready' ? list.state.rows.find((one) => one.id === id) : undefined;
    const href = line && recordHref(line, run.kind);
    if (href) go(href);
  };
  const counts = (['done', 'failed', 'skipped', 'waiting'] as const)
    .filter((name) => run[name] > 0)
    .map((name) => t(`count.${name}`, { count: run[name] }));
  const begun = t(run.started_by ? 'begunBy' : 'begun', {
    who: run.started_by?.name,
    when: dateTime(run.created_at),
  });
  return (
    <ListPage
      list={{ ...list, controls: { ...list.controls, setDetail: open } }}
      actionsOf={(line) => {
        const href = recordHref(line, run.kind);
        return href === null ? [] : [{ id: 'open', label: t('openRecord'), icon: Eye, href }];
      }}
      words={{
        title: run.title,
        parents: [{ label: t('title'), href: paths.runs() }],
        context: (
          <Inline>
            <RunStatusChip status={run.status} />
            <span>{[begun, ...counts].join(' · ')}</span>
            <RunUndo run={run} ways={ways} />
          </Inline>
        ),
        search: t('searchLines'),
        empty: { drawing: 'list', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useLineColumns(run.kind)}
      filters={useLineFilters(list.controls)}
      banner={<WayOn run={run} ways={ways} />}
    />
  );
}
