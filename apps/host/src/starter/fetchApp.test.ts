import { expect, it, vi } from 'vitest';
import { fetchApp } from './fetchApp.ts';

/** A server that is away for some tries, and a page where somebody waits or not. */
function open({ failures, isAwaited }: { failures: number; isAwaited: boolean }) {
  let tries = 0;
  const turns: (() => void)[] = [];
  const load = vi.fn(async () => {
    tries += 1;
    if (tries <= failures) throw new TypeError('Failed to fetch');
  });
  const run = vi.fn();
  const told: boolean[] = [];
  const means = {
    load,
    run,
    isAwaited: () => isAwaited,
    wait: () => Promise.resolve(),
    tell: (isUnreachable: boolean) => void told.push(isUnreachable),
    listen: (turn: () => void) => void turns.push(turn),
  };
  return { means, load, run, told, turns };
}

it('fetches each file once, runs the scripts when all are there, and says nothing', async () => {
  const { means, load, run, told, turns } = open({ failures: 0, isAwaited: true });
  await fetchApp(['a.css', 'b.js', 'c.js'], means);
  expect(load.mock.calls.map(([file]: unknown[]) => file)).toEqual(['a.css', 'b.js', 'c.js']);
  expect(run.mock.calls.flat()).toEqual(['b.js', 'c.js']);
  expect([told, turns]).toEqual([[false], []]);
});

it('tries until it comes while somebody waits for it, and says so meanwhile', async () => {
  const { means, load, run, told } = open({ failures: 2, isAwaited: true });
  await fetchApp(['a.js'], means);
  await vi.waitFor(() => expect(told.at(-1)).toBe(false));
  expect(load).toHaveBeenCalledTimes(3);
  expect(run).toHaveBeenCalledOnce();
  expect(told.slice(0, -1)).not.toContain(false);
});

it('leaves a page in peace to which nobody turns, and tries again when somebody does', async () => {
  const { means, load, told, turns } = open({ failures: 1, isAwaited: false });
  await fetchApp(['a.js'], means);
  expect([load.mock.calls.length, told, turns.length]).toEqual([1, [], 1]);
  turns[0]?.();
  await vi.waitFor(() => expect(told).toEqual([false]));
});
