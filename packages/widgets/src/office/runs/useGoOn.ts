import type { Run, RunLine } from '@corredor/core/api';
import { call, idempotencyKey, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { cancelRun, finishRun, listRunLines } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter, refreshAll } from '../../base/data/index.ts';
import { runBulk } from '../../frames/lists/index.ts';
import { workOnLine } from './workOnLine.ts';

/** How far somebody who goes on has come. */
export interface GoingOn {
  done: number;
  total: number;
  isStopping: boolean;
}

/** Goes on with a run where it stopped, and ends it; leaving the page stops it before the next record. */
export function useGoOn(run: Run) {
  const client = useClient();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<GoingOn | null>(null);
  const [isEnding, setEnding] = useState(false);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const path = { runId: run.id };
  const end = async (operation: typeof finishRun | typeof cancelRun) => {
    setEnding(true);
    try {
      await call(client, operation, { path, header: keyHeader(idempotencyKey()) });
    } catch (error) {
      toast.error(toCallError(error).message);
    }
    setEnding(false);
    await refreshAfter(queries, finishRun);
  };
  const readWaiting = async (): Promise<RunLine[]> => {
    const lines: RunLine[] = [];
    for (let page = 1; ; page += 1) {
      const query = { outcome: 'waiting', page, page_size: 200 } as const;
      const { results, next } = await call(client, listRunLines, { path, query });
      lines.push(...results);
      if (next === null) return lines;
    }
  };
  const goOn = async () => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setProgress({ done: 0, total: run.waiting, isStopping: false });
    try {
      const rows = await readWaiting();
      await runBulk({
        rows,
        run: (line) => workOnLine(client, run, line),
        signal,
        onProgress: (done) => setProgress({ done, total: rows.length, isStopping: signal.aborted }),
      });
      if (!signal.aborted) await end(finishRun);
    } catch (error) {
      toast.error(toCallError(error).message);
    }
    setProgress(null);
    await refreshAll(queries);
  };
  return {
    progress,
    isEnding,
    goOn: () => void goOn(),
    stop: () => {
      stopping.current.abort();
      setProgress((before) => before && { ...before, isStopping: true });
    },
    finish: () => void end(finishRun),
    giveUp: () => void end(cancelRun),
  };
}
