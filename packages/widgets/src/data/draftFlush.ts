const flushers = new Set<() => Promise<unknown>>();

/** Is called when what was typed must be safe at once; answers a way to take it back. */
export function onFlush(flush: () => Promise<unknown>): () => void {
  flushers.add(flush);
  return () => void flushers.delete(flush);
}

/** Sends every draft that is still on its way; a failure of one keeps none of the others. */
export const flushDrafts = async (): Promise<void> =>
  void (await Promise.allSettled([...flushers].map((flush) => flush())));
