export type Pulse = 'ok' | 'slow' | 'away';

const patience = 2_000;

/**
 * How the database does. One that takes its time is slow, not dead: it is away only once a question has failed. However many ask,
 * one question is under way.
 */
export function createPulse(now: (work: Promise<unknown>) => Promise<boolean> = inTime) {
  let question: Promise<void> | null = null;
  let last: Pulse = 'ok';
  return async (ask: () => Promise<unknown>): Promise<Pulse> => {
    question ??= ask()
      .then(
        () => {
          last = 'ok';
        },
        () => {
          last = 'away';
        },
      )
      .finally(() => {
        question = null;
      });
    const isAnswered = await now(question);
    if (isAnswered) return last;
    return last === 'away' ? 'away' : 'slow';
  };
}

/** Whether it ends within two seconds. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  return Promise.race([work.then(() => true), silence]).finally(() => clearTimeout(timer));
}
