import type { Steps } from '@corredor/core/sheets';

/** Work on the page's thread goes on for so long at a time, in milliseconds. */
const longestTurn = 24;

/** How work in turns is watched and ended. */
export interface Turns {
  /** Ends the work between two steps. */
  signal?: AbortSignal;
  /** Told which share of the work is done, from 0 to 1, as often as the thread is given back. */
  onProgress?: (share: number) => void;
}

/** Does work in steps on the page's thread and gives it back every few milliseconds, so that the page draws and listens meanwhile; rejects with the signal's reason once it is aborted. */
export async function inTurns<Result>(steps: Steps<Result>, { signal, onProgress }: Turns = {}): Promise<Result> {
  let share = 0;
  for (;;) {
    signal?.throwIfAborted();
    const end = performance.now() + longestTurn;
    let step = steps.next();
    while (!step.done && performance.now() < end) {
      share = Math.max(share, step.value ?? 0);
      step = steps.next();
    }
    if (step.done) return step.value;
    share = Math.max(share, step.value ?? 0);
    onProgress?.(share);
    await othersTurn();
  }
}
/** What else waits for the thread comes first. A message, unlike a timer, is not held back in a tab that nobody looks at. */
const othersTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
