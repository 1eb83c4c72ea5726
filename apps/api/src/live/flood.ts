import { clientOf } from '../server/request/addresses.ts';

const minute = 60_000;

/** Counts handshakes of each client in the running minute; true where one has had its share. */
export function createFloodGate(most: number) {
  let counts = new Map<string, number>();
  let since = performance.now();
  return (address: string): boolean => {
    const now = performance.now();
    if (now - since > minute) {
      counts = new Map();
      since = now;
    }
    const client = clientOf(address);
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > most;
  };
}
