import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPace, type PaceLimits, type Step } from './pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const limits: PaceLimits = { beat: 20, least: 5, most: 30, share: 0.6, queue: 1_000, patience: 7_000 };
/** A pace in a process that is as busy as it is told, and who was let through or refused since it was looked. */
function aPace(overrides: Partial<PaceLimits> = {}) {
  const process = { busy: 0 };
  const pace = createPace({ ...limits, ...overrides }, () => process.busy);
  let gone: string[] = [];
  let refused: unknown[] = [];
  const come = (count: number, step: Step = 'ticket', longest?: number) => {
    for (let index = 1; index <= count; index += 1)
      pace.turn(step, longest).then(
        () => gone.push(`${step} ${index}`),
        (reason: unknown) => refused.push(reason),
      );
  };
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    const seen = { gone, refused };
    [gone, refused] = [[], []];
    return seen;
  };
  return { process, pace, come, after };
}

describe('in quiet', () => {
  it('nobody waits, and no clock goes on', async () => {
    const { come, after } = aPace();
    for (let visit = 0; visit < 3; visit += 1) {
      for (const step of ['ticket', 'handshake', 'list'] as const) come(1, step);
      expect((await after(0)).gone).toHaveLength(3);
      await after(2 * limits.beat);
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});

describe('a crowd', () => {
  it('is let through by the least that goes on always while the process is busy with anything', async () => {
    const { process, come, after } = aPace();
    process.busy = 0.9;
    come(100);
    expect((await after(0)).gone).toHaveLength(limits.least);
    for (let beat = 0; beat < 10; beat += 1) expect((await after(limits.beat)).gone).toHaveLength(limits.least);
  });

  it('is let through faster while there is time left, to a limit, and slower at once where there is none', async () => {
    const { process, come, after } = aPace();
    come(900);
    const counts = [];
    for (let beat = 0; beat < 20; beat += 1) counts.push((await after(limits.beat)).gone.length);
    // The first beat also sees those who did not wait.
    expect(counts.slice(1)).toEqual(counts.slice(1).toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(limits.most);
    process.busy = 0.7;
    const slower = [];
    for (let beat = 0; beat < 10; beat += 1) slower.push((await after(limits.beat)).gone.length);
    expect(slower).toEqual([24, 19, 15, 12, 9, 7, 5, 5, 5, 5]);
  });

  it('is served by the last step first, so that nobody waits in the middle, and each step in the order of arrival', async () => {
    const { process, come, after } = aPace();
    process.busy = 1;
    come(5);
    await after(0);
    come(4);
    come(3, 'handshake');
    come(3, 'list');
    expect((await after(limits.beat)).gone).toEqual(['list 1', 'list 2', 'list 3', 'handshake 1', 'handshake 2']);
    expect((await after(limits.beat)).gone).toEqual(['handshake 3', 'ticket 1', 'ticket 2', 'ticket 3', 'ticket 4']);
  });

  it('has nobody overtaken by who comes while it waits, and nobody waits once it is gone', async () => {
    const { process, come, after } = aPace();
    process.busy = 1;
    come(7);
    await after(limits.beat);
    await after(2 * limits.beat);
    come(1);
    expect((await after(0)).gone).toEqual(['ticket 1']);
  });
});

describe('who cannot be let through in time', () => {
  const tooMany = { status: 429, parts: { retryAfter: 3 } };

  it('is told when to come back, all together once it is too late for them', async () => {
    const { process, come, after } = aPace({ queue: 5_000 });
    process.busy = 1;
    come(2_000);
    const inTime = await after(limits.patience - limits.beat);
    expect(inTime.gone).toHaveLength((limits.patience / limits.beat) * limits.least);
    expect(inTime.refused).toEqual([]);
    const late = await after(2 * limits.beat);
    expect(late.refused).toHaveLength(2_000 - inTime.gone.length - late.gone.length);
    expect(late.refused[0]).toMatchObject(tooMany);
  });

  it('is refused after the patience of the step, without taking a turn from those behind', async () => {
    const { process, come, after } = aPace({ least: 1 });
    process.busy = 1;
    come(1);
    come(10, 'handshake', 60);
    const { gone, refused } = await after(80);
    expect(gone).toEqual(['ticket 1', 'handshake 1', 'handshake 2']);
    expect(refused).toHaveLength(8);
    for (const reason of refused) expect(reason).toMatchObject(tooMany);
    come(1);
    expect((await after(limits.beat)).gone).toEqual(['ticket 1']);
  });

  it('is refused at once where too many wait already', async () => {
    const { process, come, after } = aPace({ queue: 10 });
    process.busy = 1;
    come(limits.least + 12);
    const { gone, refused } = await after(0);
    expect(gone).toHaveLength(limits.least);
    expect(refused).toMatchObject([tooMany, tooMany]);
    expect((await after(2 * limits.beat)).gone).toHaveLength(10);
  });
});
