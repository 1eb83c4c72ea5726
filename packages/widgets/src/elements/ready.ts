/** A promise that is kept, or broken, later. */
export interface Ready {
  promise: Promise<void>;
  isSettled: boolean;
  resolve: () => void;
  reject: (reason: Error) => void;
}

/** Waits for the first results. */
export function waitFor(): Ready {
  const ready: Partial<Ready> = { isSettled: false };
  const promise = new Promise<void>((resolve, reject) => Object.assign(ready, { resolve, reject }));
  // A page that does not wait hears of the failure by the event.
  promise.catch(() => {});
  return Object.assign({ isSettled: false, resolve: () => {}, reject: () => {} }, ready, { promise });
}

/** Success after a failure is a new promise; a failure after success changes nothing. */
export function settle(ready: Ready, error?: Error): Ready {
  const next = ready.isSettled && !error ? waitFor() : ready;
  if (error) next.reject(error);
  else next.resolve();
  return Object.assign(next, { isSettled: true });
}
