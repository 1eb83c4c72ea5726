import type { RunParams } from '@corredor/core/api';
import { call, idempotencyKey, keyHeader, runHeader } from '@corredor/core/client';
import { cancelRun, createRun, finishRun } from '@corredor/core/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import type { BulkVerb, RunHeader } from './bulk.ts';

/** The most rows of one run. */
export const mostRows = 2000;

/** Keeps on the server what becomes of many rows: begins the log, and ends it. */
export function useRunLog() {
  const { t } = useTranslation('frames');
  const client = useClient();
  const queries = useQueryClient();
  return {
    /** Notes what will be done to which rows; those that are left alone from the start are no part of it. */
    begin: async <Row>(verb: BulkVerb<Row>, rows: readonly Row[], params?: RunParams): Promise<number | undefined> => {
      const lines = rows.filter((row) => !verb.refuses?.(row)).filter(isVersioned);
      if (!verb.kind || lines.length === 0) return undefined;
      if (lines.length > mostRows) throw new Error(t('bulk.tooMany', { most: mostRows }));
      const { id } = await call(client, createRun, {
        header: keyHeader(idempotencyKey()),
        body: {
          kind: verb.kind,
          title: t('bulk.title', { verb: verb.label, count: lines.length }),
          params,
          lines: lines.map(({ id, version }) => ({ id, version })),
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

const isVersioned = <Row>(row: Row): row is Row & { id: number; version: number } =>
  typeof row === 'object' && row !== null && 'id' in row && 'version' in row;
