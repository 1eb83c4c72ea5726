/** Why a handshake came to nothing. */
export type Refusal =
  | 'origin'
  | 'flood'
  | 'stopping'
  | 'full'
  | 'ticket'
  | 'user_mismatch'
  | 'slow'
  | 'database'
  | 'upgrade';

/** What a process has seen of the live channel since it started. */
export function createCounts() {
  const refused = new Map<Refusal, number>();
  const closed = new Map<number, number>();
  const add = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1);
  let accepted = 0;
  let pushed = 0;
  return {
    accept: () => {
      accepted += 1;
    },
    push: () => {
      pushed += 1;
    },
    refuse: (reason: Refusal) => add(refused, reason),
    close: (code: number) => add(closed, code),
    read: () => ({ accepted, pushed, refused: Object.fromEntries(refused), closed: Object.fromEntries(closed) }),
  };
}
export type Counts = ReturnType<typeof createCounts>;
