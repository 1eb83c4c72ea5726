import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPulse } from './pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<void>(() => {});

it('a database that answers is well, one that refuses is away', async () => {
  const pulse = createPulse();
  expect(await pulse(async () => {})).toBe('ok');
  expect(await pulse(() => Promise.reject(new Error('no')))).toBe('away');
  expect(await pulse(async () => {})).toBe('ok');
});

it('a database that takes its time is slow, and away once the question has failed', async () => {
  const pulse = createPulse();
  let fail = (_error: Error) => {};
  const first = pulse(
    () =>
      new Promise<void>((_resolve, reject) => {
        fail = reject;
      }),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe('slow');
  const other = pulse(never);
  fail(new Error('silent'));
  expect(await other).toBe('away');
  const next = pulse(never);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await next).toBe('away');
});

it('asks one question however many want to know', async () => {
  const pulse = createPulse();
  const ask = vi.fn(async () => {});
  await Promise.all([pulse(ask), pulse(ask), pulse(ask)]);
  expect(ask).toHaveBeenCalledOnce();
});
