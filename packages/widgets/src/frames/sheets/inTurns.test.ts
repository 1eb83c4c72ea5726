import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTurns } from './inTurns.ts';
import { readTable } from './readTable.ts';

/** A clock on which each look at it takes so long. */
function slowClock(milliseconds: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += milliseconds;
    return now;
  });
}
afterEach(() => vi.restoreAllMocks());

function* fiveSteps(done: number[]) {
  for (const step of [1, 2, 3, 4, 5]) {
    done.push(step);
    yield step === 4 ? undefined : step / 5;
  }
  return 'all';
}
const aFile = () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => `${row};Ana ${row};ana${row}@example.com`);
  return new File([['Cédula;Nombre;Correo', ...rows].join('\n')], 'a.csv');
};

describe('work in turns', () => {
  it('lets others have the thread between two turns, and tells how far it is', async () => {
    slowClock(20);
    const done: number[] = [];
    const told: number[] = [];
    let others = 0;
    const next = () => {
      others += 1;
      if (others < 100) setImmediate(next);
    };
    setImmediate(next);
    const seen: number[] = [];
    const work = inTurns(fiveSteps(done), {
      onProgress: (share) => {
        told.push(share);
        seen.push(others);
      },
    });
    await expect(work).resolves.toBe('all');
    // Two looks at the clock are a turn: two steps.
    expect(told).toEqual([0.4, 0.6]);
    expect(seen[1]).toBeGreaterThan(seen[0] ?? 0);
    expect(done).toEqual([1, 2, 3, 4, 5]);
  });

  it('that is short is done at once', async () => {
    slowClock(0);
    const told: number[] = [];
    await inTurns(fiveSteps([]), { onProgress: (share) => told.push(share) });
    expect(told).toEqual([]);
  });

  it('ends between two steps once it is cancelled', async () => {
    slowClock(30);
    const done: number[] = [];
    const ending = new AbortController();
    const work = inTurns(fiveSteps(done), {
      signal: ending.signal,
      onProgress: (share) => share > 0.3 && ending.abort(),
    });
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    expect(done).toEqual([1, 2]);
  });
});

describe('a large file', () => {
  it('is read in many turns to the same table as in one', async () => {
    slowClock(0);
    const atOnce = await readTable(aFile());
    vi.restoreAllMocks();
    slowClock(30);
    const told: number[] = [];
    const inMany = await readTable(aFile(), undefined, {}, { onProgress: (share) => told.push(share) });
    expect(inMany).toEqual(atOnce);
    expect(told.length).toBeGreaterThan(20);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  it('is read no further once somebody cancels', async () => {
    slowClock(30);
    const ending = new AbortController();
    const told: number[] = [];
    const onProgress = (share: number) => {
      told.push(share);
      if (told.length === 3) ending.abort();
    };
    await expect(readTable(aFile(), undefined, {}, { signal: ending.signal, onProgress })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(told).toHaveLength(3);
  });
});
