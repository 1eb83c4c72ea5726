import type { RunParams } from '@corredor/core/api';
import { call, idempotencyKey, keyHeader, runHeader } from '@corredor/core/client';
import { cancelRun, createRun, finishRun } from '@corredor/core/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { refreshAfter } from '../../../base/data/index.ts';
import type { BulkVerb, RunHeader } from './bulk.ts';
import { linesOf, mostRows } from './runLines.ts';

/** Keeps on the server what becomes of many rows: begins the log, and ends it. */
export function useRunLog() {
  const { t } = useTranslation('frames');
  const client = useClient();
  const queries = useQueryClient();
  return {
    /** Notes what will be done to which rows, and which are left alone from the start and why; nothing where nothing will be done. */
    begin: async <Row>(verb: BulkVerb<Row>, rows: readonly Row[], params?: RunParams): Promise<number | undefined> => {
      const { lines, refusals, waiting } = linesOf(verb, rows);
      if (!verb.kind || waiting === 0) return undefined;
      if (waiting > mostRows) throw new Error(t('bulk.tooMany', { most: mostRows }));
      const { id } = await call(client, createRun, {
        header: keyHeader(idempotencyKey()),
        body: {
          kind: verb.kind,
          title: t('bulk.title', { verb: verb.label, count: lines.length }),
          params,
          refusals: refusals.length > 0 ? refusals : undefined,
          lines,
        },
      });
      return id;
    },
    headerOf: (runId: number | undefined): RunHeader => (runId === undefined ? {} : runHeader(runId)),
    /** What was done is done: a log that cannot be ended now is ended from its page. */
    end: async (runId: number | undefined, isCancelled: boolean) => {
      if (runId === undefined) return;
      const header = keyHeader(idempotencyKey());
      await call(client, isCancelled ? cancelRun : finishRun, { path: { runId }, header }).catch(() => {});
      void refreshAfter(queries, finishRun);
    },
  };
}
