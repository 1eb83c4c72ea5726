interface ConditionOptions {
  log?: { error: (facts: object, text: string) => void; info: (facts: object, text: string) => void };
}
const quiet = { error: () => {}, info: () => {} };

/** What is so for the whole process: whether it is about to stop, and whether there is room to write. */
export function createCondition({ log = quiet }: ConditionOptions = {}) {
  let isStopping = false;
  let full = '';
  return {
    isStopping: () => isStopping,
    /** From now on nobody shall send new requests here; those that come are served all the same. */
    stop: () => {
      isStopping = true;
    },
    isReadOnly: () => full !== '',
    /** There is no room: nothing is changed until there is again. */
    closeForWriting: (reason: string) => {
      if (full === '')
        log.error({ event: 'read_only', reason }, 'THE DISK IS FULL: nothing can be changed until there is room again');
      full = reason;
    },
    openForWriting: () => {
      if (full !== '') log.info({ event: 'writable' }, 'there is room again: changes are taken');
      full = '';
    },
  };
}
export type Condition = ReturnType<typeof createCondition>;
