import { Crowded, createLines } from '../../base/lines/index.ts';
import { tooMany } from '../request/problems.ts';

/**
 * Lets so many works run at once and so many wait, in one line. Who finds it full is refused (429) instead of stalling the server; the
 * lines of the database, where nobody asked for too much, answer that the server is busy (503).
 */
export function createTurnstile({ atOnce, queueLimit }: { atOnce: number; queueLimit: number }) {
  const lines = createLines({ atOnce, waiting: queueLimit });
  const line = { share: atOnce, waiting: queueLimit, patience: Number.POSITIVE_INFINITY };
  const enter = () =>
    lines.enter('all', line).catch((error: unknown) => {
      throw error instanceof Crowded ? tooMany(2) : error;
    });
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const giveBack = await enter();
    try {
      return await work();
    } finally {
      giveBack();
    }
  };
}
