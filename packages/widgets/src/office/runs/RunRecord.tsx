import type { Run } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getRun, listRunLines } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListRunLinesQuery } from '@corredor/core/schemas';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Ban, Eye, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { pageOf, queryOf } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { ListPage, useRecordList } from '../../frames/lists/index.ts';
import { RecordLoader } from '../../frames/records/index.ts';
import { lineFilters, useLineFilters } from './RunFilters.tsx';
import { RunStatusChip } from './runStatus.tsx';
import { useGoOn } from './useGoOn.ts';
import { recordHref, useLineColumns } from './useLineColumns.tsx';

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
        context: (
          <Inline>
            <Link href={paths.runs()}>{t('title')}</Link>
            <RunStatusChip status={run.status} />
            <span>{[begun, ...counts].join(' · ')}</span>
          </Inline>
        ),
        search: t('searchLines'),
        empty: { drawing: 'list', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={useLineColumns(run.kind)}
      filters={useLineFilters(list.controls)}
      banner={run.status === 'running' && <WayOn run={run} />}
    />
  );
}

/** Says that a run has not ended, and offers to go on, to end it or to give it up. */
function WayOn({ run }: { run: Run }) {
  const { t } = useTranslation(['runs', 'common']);
  const { progress, isEnding, goOn, stop, finish, giveUp } = useGoOn(run);
  const [isAsking, setAsking] = useState(false);
  if (progress)
    return (
      <Banner
        title={t('going')}
        action={
          <Button size="small" onPress={stop} isDisabled={progress.isStopping}>
            {t(progress.isStopping ? 'stopping' : 'stop')}
          </Button>
        }
      >
        <ProgressBar
          label={t('progress')}
          value={progress.done}
          maxValue={Math.max(1, progress.total)}
          valueText={t('doneOf', { done: progress.done, total: progress.total })}
        />
      </Banner>
    );
  return (
    <>
      <Banner
        tone="caution"
        title={run.waiting > 0 ? t('open.title', { count: run.waiting }) : t('open.nothing')}
        action={
          <Inline>
            {run.waiting > 0 ? (
              <>
                <Button size="small" tone="accent" icon={Play} onPress={goOn}>
                  {t('goOn')}
                </Button>
                <Button size="small" icon={Ban} onPress={() => setAsking(true)}>
                  {t('giveUp')}
                </Button>
              </>
            ) : (
              <Button size="small" tone="accent" onPress={finish} isPending={isEnding}>
                {t('finish')}
              </Button>
            )}
          </Inline>
        }
      >
        {run.waiting > 0 ? t('open.text') : t('open.finishText')}
      </Banner>
      <ConfirmDialog
        isOpen={isAsking}
        tone="critical"
        title={t('ask.title')}
        confirmLabel={t('giveUp')}
        cancelLabel={t('common:action.cancel')}
        isPending={isEnding}
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
      >
        {t('ask.text', { count: run.waiting })}
      </ConfirmDialog>
    </>
  );
}
