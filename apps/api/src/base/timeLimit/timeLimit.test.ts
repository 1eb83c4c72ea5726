import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallerGone, createTimeLimit, TookTooLong } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toldBy = (over: Promise<never>) => {
  const told: unknown[] = [];
  over.catch((reason: unknown) => told.push(reason));
  return told;
};

it('ends work when its time is over, and tells so once nothing is held any more', async () => {
  const limit = createTimeLimit(1_000);
  const told = toldBy(limit.over);
  const giveBack = limit.hold();
  await vi.advanceTimersByTimeAsync(999);
  expect([limit.signal.aborted, limit.left()]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([limit.signal.reason, told]).toEqual([expect.any(TookTooLong), []]);
  giveBack();
  giveBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([limit.signal.reason]);
});

it('ends work once, for the first reason', async () => {
  const limit = createTimeLimit(1_000);
  const told = toldBy(limit.over);
  limit.end(new CallerGone());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual([expect.any(CallerGone)]);
});

it('lets the own answer count of what is being made final when it has to end', async () => {
  const limit = createTimeLimit(1_000);
  const told = toldBy(limit.over);
  const giveBack = limit.hold();
  limit.signal.addEventListener('abort', limit.settle);
  await vi.advanceTimersByTimeAsync(1_000);
  giveBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([]);
});

it('leaves alone what is done', async () => {
  const limit = createTimeLimit(1_000);
  limit.done();
  limit.end(new CallerGone());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(limit.signal.aborted).toBe(false);
});
