/** Work that took longer than it may. It was ended, and what it had not finished is undone. */
export class TookTooLong extends Error {
  constructor() {
    super('it took longer than it may');
  }
}
/** Reading that nobody waits for any longer. */
export class CallerGone extends Error {
  constructor() {
    super('the caller has gone');
  }
}

/** The time that some work has. Whatever serves the work heeds it. */
export interface TimeLimit {
  /** Aborted, with the reason, when the work has to end. */
  readonly signal: AbortSignal;
  /** Fails, with the reason, once the work had to end and holds nothing any more. */
  readonly over: Promise<never>;
  /** The milliseconds that are left. */
  left: () => number;
  /** Ends the work before its time, unless it is done. */
  end: (reason: Error) => void;
  /** Says that the work holds something that others need; answers how it says that this was given back. */
  hold: () => () => void;
  /** Says that what the work does is being made final, so that its own answer counts, however late it comes. */
  settle: () => void;
  /** Says that the work is done. */
  done: () => void;
}

/** Gives some work so many milliseconds from now. */
export function createTimeLimit(milliseconds: number): TimeLimit {
  const until = performance.now() + milliseconds;
  const controller = new AbortController();
  const { signal } = controller;
  let held = 0;
  let isSettled = false;
  let isDone = false;
  let fail: (reason: unknown) => void = () => {};
  const over = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // Nobody may be listening any more.
  over.catch(() => {});
  const look = () => {
    if (signal.aborted && held === 0 && !isSettled) fail(signal.reason);
  };
  const end = (reason: Error) => {
    if (isDone || signal.aborted) return;
    clearTimeout(timer);
    controller.abort(reason);
    look();
  };
  const timer = setTimeout(() => end(new TookTooLong()), milliseconds).unref();
  return {
    signal,
    over,
    end,
    left: () => until - performance.now(),
    hold: () => {
      held += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held -= 1;
        look();
      };
    },
    settle: () => {
      isSettled = true;
    },
    done: () => {
      isDone = true;
      clearTimeout(timer);
    },
  };
}
