import type { Run, RunLine, RunOutcome, RunParams } from '@corredor/core/api';
import { call, idempotencyKey, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { cancelRun, finishRun, listRunLines, undoRun } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { toast } from '@corredor/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { runBulk } from '../../frames/lists/index.ts';
import { workOf, workOnLine } from './workOnLine.ts';

/** How far somebody who goes on has come. */
export interface GoingOn {
  done: number;
  total: number;
  isStopping: boolean;
}

/** Goes on with a run where it stopped, tries again what was refused, or takes the whole back; leaving the page stops it before the next record. */
export function useGoOn(run: Run) {
  const { t } = useTranslation('frames');
  const client = useClient();
  const queries = useQueryClient();
  const { go } = useNavigation();
  const [progress, setProgress] = useState<GoingOn | null>(null);
  const [isEnding, setEnding] = useState(false);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const end = async (operation: typeof finishRun | typeof cancelRun, runId = run.id) => {
    setEnding(true);
    try {
      await call(client, operation, { path: { runId }, header: keyHeader(idempotencyKey()) });
    } catch (error) {
      toast.error(toCallError(error).message);
    }
  };
  const readLines = async (runId: number, outcome: RunOutcome): Promise<RunLine[]> => {
    const lines: RunLine[] = [];
    for (let page = 1; ; page += 1) {
      const query = { outcome, page, page_size: 200 } as const;
      const { results, next } = await call(client, listRunLines, { path: { runId }, query });
      lines.push(...results);
      if (next === null) return lines;
    }
  };
  /** Works on the records of a run that fared so, and tells how far it is. */
  const work = async (of: Run, outcome: RunOutcome) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setProgress({ done: 0, total: of[outcome], isStopping: false });
    const rows = await readLines(of.id, outcome);
    const outcomes = await runBulk({
      rows,
      run: (line) => workOnLine(client, of, line),
      signal,
      onProgress: (done) => setProgress({ done, total: rows.length, isStopping: signal.aborted }),
    });
    const isLost = outcomes.some(({ status }) => status === 'waiting');
    if (isLost) toast.error(t('lost.title'));
    return !signal.aborted && !isLost;
  };
  const attempt = async (task: () => Promise<void>) => {
    try {
      await task();
    } catch (error) {
      toast.error(toCallError(error).message);
    }
    // An undo changes what the run changed. Until that is read again, the page says nothing of before.
    await refreshAfter(queries, finishRun, workOf[run.kind]);
    setEnding(false);
    setProgress(null);
  };
  const goOn = async () => {
    if (await work(run, 'waiting')) await end(finishRun);
  };
  const undo = async (title: string, params?: RunParams) => {
    const undoing = await call(client, undoRun, {
      path: { runId: run.id },
      header: keyHeader(idempotencyKey()),
      body: { title, params: params ?? undefined },
    });
    if (await work(undoing, 'waiting')) await end(finishRun, undoing.id);
    // What became of each stands there, and the way on where it was stopped.
    go(paths.run(undoing.id));
  };
  return {
    progress,
    isEnding,
    goOn: () => void attempt(goOn),
    tryAgain: () => void attempt(async () => void (await work(run, 'failed'))),
    undo: (title: string, params?: RunParams) => void attempt(() => undo(title, params)),
    stop: () => {
      stopping.current.abort();
      setProgress((before) => before && { ...before, isStopping: true });
    },
    finish: () => void attempt(() => end(finishRun)),
    giveUp: () => void attempt(() => end(cancelRun)),
  };
}

/** What can be done with a run, and how far it is. */
export type Ways = ReturnType<typeof useGoOn>;
