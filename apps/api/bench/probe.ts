import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './statistics.ts';

// A token may ask 1,200 times in a minute.
const rest = 60;

/** Asks for a list, one request after the other, until something has happened; how long each took, in milliseconds. */
export async function probe(url: string, token: string, until: Promise<unknown>) {
  const times: number[] = [];
  const failures: Record<string, number> = {};
  let isOver = false;
  void until.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) {
    const from = performance.now();
    const status = await fetch(`${url}/api/core/customers/?page_size=20`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(15_000),
    })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      .catch(() => 0);
    times.push(performance.now() - from);
    await pause(rest);
    if (status !== 200) failures[status] = (failures[status] ?? 0) + 1;
  }
  return { count: times.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95), failures };
}
