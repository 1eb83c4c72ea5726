import { CallError } from '@corredor/core/errors';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkMore, BulkOutcome, BulkSetup, BulkVerb, RunOnRow } from './bulk.ts';
import { runBulk } from './runBulk.ts';
import { useRunLog } from './useRunLog.ts';

/** How it ended, and what it was, for another attempt. */
interface BulkReport<Row> {
  step: 'report';
  verb: BulkVerb<Row>;
  outcomes: readonly BulkOutcome<Row>[];
  total: number;
  run: RunOnRow<Row>;
  more?: BulkMore;
  isCancelled?: boolean;
  /** The log that the server keeps of it. */
  runId?: number;
}

/** Where doing something to many rows stands. */
export type BulkState<Row> =
  | { step: 'idle' }
  | { step: 'asking'; verb: BulkVerb<Row>; count: number; isAtLeast?: boolean; rows?: readonly Row[] | null }
  | { step: 'running'; verb: BulkVerb<Row>; done: number; total: number | null; isCancelled: boolean }
  | BulkReport<Row>
  | { step: 'failed'; verb: BulkVerb<Row>; message: string };

interface BulkRunOptions<Row> {
  readRows: () => Promise<Row[]>;
  onChanged: BulkSetup<Row>['onChanged'];
  /** The report has come: which rows are done with, and which are not. */
  onReport: (outcomes: readonly BulkOutcome<Row>[]) => void;
}

export const isWaiting = ({ status }: { status: BulkOutcome<unknown>['status'] }) => status === 'waiting';
export const isRefused = ({ status }: { status: BulkOutcome<unknown>['status'] }) => status === 'refused';

/** From the question over the progress to the report, with a way to stop, to go on after a lost connection, and to try the refused rows again. */
export function useBulkRun<Row>({ readRows, onChanged, onReport }: BulkRunOptions<Row>) {
  const [state, setState] = useState<BulkState<Row>>({ step: 'idle' });
  const cancelling = useRef(new AbortController());
  const log = useRunLog();
  const { t } = useTranslation('frames');

  const work = async (
    verb: BulkVerb<Row>,
    { run, more, runId: begun }: Pick<BulkReport<Row>, 'run' | 'more' | 'runId'>,
    read: () => Promise<readonly Row[]>,
  ) => {
    cancelling.current = new AbortController();
    const { signal } = cancelling.current;
    setState({ step: 'running', verb, done: 0, total: null, isCancelled: false });
    try {
      const rows = await read();
      const onProgress = (done: number) =>
        setState({ step: 'running', verb, done, total: rows.length, isCancelled: signal.aborted });
      onProgress(0);
      const runId = begun ?? (await log.begin(verb, rows, more?.params));
      const outcomes = await runBulk({
        rows,
        run,
        header: log.headerOf(runId),
        signal,
        onProgress,
        refuses: verb.refuses,
        needsNothing: verb.needsNothing,
      });
      const hasDone = outcomes.some(({ status }) => status === 'done');
      if (hasDone && !signal.aborted) await more?.finish?.();
      const isCancelled = signal.aborted;
      // What waits is gone on with, from here or from the page of the log.
      if (isCancelled || !outcomes.some(isWaiting)) await log.end(runId, isCancelled);
      setState({ step: 'report', verb, outcomes, total: rows.length, run, more, isCancelled, runId });
      if (verb.reading) return;
      onReport(outcomes);
      if (hasDone) onChanged?.();
    } catch (error) {
      const told = error instanceof Error ? error.message : '';
      setState({ step: 'failed', verb, message: error instanceof CallError && error.isLost ? t('lost.title') : told });
    }
  };
  return {
    state,
    ask: (verb: BulkVerb<Row>, count: number, isAtLeast = false) => {
      setState({ step: 'asking', verb, count, isAtLeast, rows: null });
      // What is said of them before is what is done to: the rows are read once. Where that fails, starting tells so.
      void readRows().then(
        (rows) => setState((now) => (now.step === 'asking' && now.verb === verb ? { ...now, rows } : now)),
        () => {},
      );
    },
    start: (verb: BulkVerb<Row>, run: RunOnRow<Row>, more?: BulkMore) => {
      const rows = state.step === 'asking' ? state.rows : null;
      void work(verb, { run, more }, rows ? async () => rows : readRows);
    },
    retry: () => {
      if (state.step !== 'report') return;
      const isLost = state.outcomes.some(isWaiting);
      const left = state.outcomes.filter(isLost ? isWaiting : isRefused).map(({ row }) => row);
      // What was given up takes no more: another attempt is another run.
      const again = state.isCancelled ? { ...state, runId: undefined } : state;
      void work(state.verb, again, async () => left);
    },
    cancel: () => {
      cancelling.current.abort();
      if (state.step === 'running') setState({ ...state, isCancelled: true });
    },
    finished: (rows: readonly Row[]) => {
      setState({ step: 'idle' });
      onReport(rows.map((row) => ({ status: 'done', row })));
      onChanged?.();
    },
    close: () => setState({ step: 'idle' }),
  };
}
