import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Crowded, createLines } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = { share: 3, waiting: 5, patience: 1_000 };
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Works that end when the test says so, in the order in which they began. */
function someWorks(lines: ReturnType<typeof createLines>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const start = (name: string, own = line) =>
    lines
      .run(name, own, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve('done')));
      })
      .catch((error: unknown) => (error instanceof Crowded ? 'crowded' : 'failed'));
  return { begun, ends, start };
}

it('gives one name no more than its share, and another its own at once', async () => {
  const { begun, start } = someWorks(createLines({ atOnce: 10, waiting: 50 }));
  for (let one = 0; one < 6; one += 1) void start('large');
  void start('small');
  await settle();
  expect(begun).toEqual(['large', 'large', 'large', 'small']);
});

it('lets the lines take turns where all places are taken', async () => {
  const { begun, ends, start } = someWorks(createLines({ atOnce: 2, waiting: 50 }));
  for (let one = 0; one < 5; one += 1) void start('large');
  void start('small');
  void start('small');
  for (let at = 0; at < 5; at += 1) {
    await settle();
    ends[at]?.();
  }
  await settle();
  expect(begun).toEqual(['large', 'large', 'large', 'small', 'large', 'small', 'large']);
});

it('refuses at once where the line is full, or the house', async () => {
  const lines = createLines({ atOnce: 1, waiting: 7 });
  const { start } = someWorks(lines);
  for (let one = 0; one < 6; one += 1) void start('large');
  await settle();
  expect(await start('large')).toBe('crowded');
  void start('small');
  void start('other');
  expect(await start('fourth')).toBe('crowded');
  expect(lines.figures()).toEqual({ lines: 3, running: 1, waiting: 7 });
});

it('refuses whoever waited too long, and nobody else', async () => {
  const lines = createLines({ atOnce: 1, waiting: 50 });
  const { ends, start } = someWorks(lines);
  const first = start('large');
  const late = start('large');
  await vi.advanceTimersByTimeAsync(999);
  const fresh = start('small');
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBe('crowded');
  ends[0]?.();
  expect(await first).toBe('done');
  await settle();
  ends[1]?.();
  expect(await fresh).toBe('done');
  expect(lines.figures()).toEqual({ lines: 0, running: 0, waiting: 0 });
});

it('lets go of whoever stops waiting, and of nobody else', async () => {
  const lines = createLines({ atOnce: 1, waiting: 50 });
  const { ends, start } = someWorks(lines);
  const first = start('large');
  const left = new AbortController();
  const going = lines.enter('large', line, left.signal);
  const staying = start('large');
  left.abort(new Error('gone'));
  await expect(going).rejects.toThrow('gone');
  await expect(lines.enter('large', line, left.signal)).rejects.toThrow('gone');
  expect(lines.figures()).toEqual({ lines: 1, running: 1, waiting: 1 });
  ends[0]?.();
  expect(await first).toBe('done');
  await settle();
  ends[1]?.();
  expect(await staying).toBe('done');
  expect(lines.figures()).toEqual({ lines: 0, running: 0, waiting: 0 });
});

it('gives a place back after a failure too', async () => {
  const lines = createLines({ atOnce: 1, waiting: 1 });
  await expect(lines.run('a', line, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(lines.figures()).toEqual({ lines: 0, running: 0, waiting: 0 });
});
