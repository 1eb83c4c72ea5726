import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queue, toast } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
});
const seen = () => queue.visibleToasts.map(({ content }) => content.message);

it('does not bring back what newer messages have pushed out of sight, once it is old', () => {
  toast.success('Saved');
  const failures = ['One', 'Two', 'Three'].map((message) => toast.error(message));
  expect(seen()).toEqual(['Three', 'Two', 'One']);
  vi.advanceTimersByTime(6_000);
  for (const close of failures) close();
  expect(seen()).toEqual([]);
});

it('brings it back while it is new', () => {
  toast.success('Saved');
  const failures = ['One', 'Two', 'Three'].map((message) => toast.error(message));
  vi.advanceTimersByTime(1_000);
  for (const close of failures) close();
  expect(seen()).toEqual(['Saved']);
});

it('keeps what can be taken back, and for twenty seconds where that can be done elsewhere too', () => {
  const action = { label: 'Undo', onAction: () => {} };
  toast.success('Draft discarded', { action });
  toast.success('Collected', { action, isElsewhere: true });
  // The region counts the time, and stops while somebody is there.
  expect(queue.visibleToasts.map(({ content, timeout }) => [content.message, timeout])).toEqual([
    ['Collected', 20_000],
    ['Draft discarded', undefined],
  ]);
});

it('lets none go by itself once all are kept', async () => {
  vi.resetModules();
  const anew = await import('./toast.ts');
  anew.toast.keepAll();
  anew.toast.success('Saved');
  vi.advanceTimersByTime(60_000);
  expect(anew.queue.visibleToasts.map(({ content }) => content.message)).toEqual(['Saved']);
});
