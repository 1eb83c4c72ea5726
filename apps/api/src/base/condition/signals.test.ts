import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heedSignals } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that serves, with the times at which its readiness and its service ended. */
function aProcess({ isReady = true } = {}) {
  const told: string[] = [];
  const host = Object.assign(new EventEmitter(), { exit: (code: number) => told.push(`exit ${code}`) });
  const signals = heedSignals({
    onStop: () => told.push('not ready'),
    grace: 5_000,
    host: host as unknown as NodeJS.Process,
  });
  const stop = async () => void told.push('stopped');
  if (isReady) {
    signals.ready();
    signals.stopBy(stop);
  }
  return { told, signals, stop, send: (name: string) => host.emit(name) };
}

it('is no longer ready at once, and serves on for its time', async () => {
  const { told, send } = aProcess();
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(told).toEqual(['not ready']);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['not ready', 'stopped', 'exit 0']);
});

it('waits for nobody at a terminal', async () => {
  const { told, send } = aProcess();
  send('SIGINT');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['not ready', 'stopped', 'exit 0']);
});

it('stops waiting at a second signal, and stops once', async () => {
  const { told, send } = aProcess();
  send('SIGTERM');
  send('SIGTERM');
  send('SIGTERM');
  await vi.advanceTimersByTimeAsync(45_000);
  expect(told.filter((one) => one !== 'not ready')).toEqual(['stopped', 'exit 0', 'exit 1']);
});

it('serves nobody on while it still starts, and stops what has started by then', async () => {
  const { told, signals, stop, send } = aProcess({ isReady: false });
  send('SIGTERM');
  expect(signals.haveCome()).toBe(true);
  signals.stopBy(stop);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['not ready', 'stopped', 'exit 0']);
});
