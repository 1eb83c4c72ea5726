import { toCallError } from '@corredor/core/errors';
import type { BulkOutcome, BulkVerb, RunHeader, RunOnRow } from './bulk.ts';

interface BulkRun<Row> {
  rows: readonly Row[];
  run: RunOnRow<Row>;
  header?: RunHeader;
  refuses?: BulkVerb<Row>['refuses'];
  needsNothing?: BulkVerb<Row>['needsNothing'];
  /** Stops before the next row; what is under way is finished. */
  signal: AbortSignal;
  onProgress: (done: number) => void;
  /** Waits; given in tests. */
  wait?: (seconds: number) => Promise<void>;
}
const atOnce = 4;
const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Does one thing to many rows, a few at a time, in their order; answers how each of those that were reached fared. Where the connection is lost, it
 * stops, and what is not done waits.
 */
export async function runBulk<Row>({ rows, signal, onProgress, ...how }: BulkRun<Row>): Promise<BulkOutcome<Row>[]> {
  const outcomes: (BulkOutcome<Row> | undefined)[] = [];
  let next = 0;
  let done = 0;
  let isLost = false;
  const work = async () => {
    for (let index = next++; index < rows.length && !signal.aborted && !isLost; index = next++) {
      const row = rows[index];
      if (row === undefined) continue;
      const outcome = await tryRow(row, how);
      outcomes[index] = outcome;
      if (outcome.status === 'waiting') isLost = true;
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work));
  if (isLost) return rows.map((row, index) => outcomes[index] ?? { status: 'waiting', row });
  return outcomes.filter((outcome) => outcome !== undefined);
}

type How<Row> = Pick<BulkRun<Row>, 'run' | 'header' | 'refuses' | 'needsNothing' | 'wait'>;

async function tryRow<Row>(row: Row, how: How<Row>, attempts = 3): Promise<BulkOutcome<Row>> {
  const needless = how.needsNothing?.(row);
  if (needless) return { status: 'skipped', row, reason: needless };
  const refusal = how.refuses?.(row);
  if (refusal) return { status: 'refused', row, reason: refusal };
  try {
    await how.run(row, how.header ?? {});
    return { status: 'done', row };
  } catch (thrown) {
    const error = toCallError(thrown);
    // Nobody knows whether it arrived, and the next ones would fare the same.
    if (error.isLost || error.code === 'stopping') return { status: 'waiting', row };
    // Somebody else went on with the same run: it is done.
    if (error.code === 'run_done') return { status: 'done', row };
    // Many calls in a minute reach the server's limit; it says how long to wait.
    if (error.status === 429 && attempts > 1) {
      await (how.wait ?? pause)(error.retryAfter ?? 5);
      return tryRow(row, how, attempts - 1);
    }
    // What somebody else changed is tried again in the version that the answer brought.
    const current = error.status === 412 ? error.problem?.current : undefined;
    const newest = isLike(row, current) ? current : row;
    // What is wrong with a field says more than that something is wrong.
    const [reason = error.message] = Object.values(error.fields);
    return { status: 'refused', row: newest, reason, error };
  }
}

function isLike<Row>(row: Row, current: unknown): current is Row {
  const has = (value: unknown): value is { id: unknown } =>
    typeof value === 'object' && value !== null && 'id' in value;
  return has(row) && has(current) && row.id === current.id;
}
