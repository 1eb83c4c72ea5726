/** What the server says of itself with each answer: whether anything can be changed for now. */
export function createServerCondition() {
  let isReadOnly = false;
  const listeners = new Set<() => void>();
  return {
    watchAnswer: ({ headers }: Response) => {
      const next = headers.get('x-corredor-state') === 'read-only';
      if (next === isReadOnly) return;
      isReadOnly = next;
      for (const tell of listeners) tell();
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    isReadOnly: () => isReadOnly,
  };
}
export type ServerCondition = ReturnType<typeof createServerCondition>;
