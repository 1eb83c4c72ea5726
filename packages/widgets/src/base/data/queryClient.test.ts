import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

const microtasks = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells that a change has begun before any timer, so that a second press finds it on its way', async () => {
  const queries = createQueryClient({ onUnauthorized: () => {}, onLapse: () => {} });
  let answer = (_text: string) => {};
  const change = new MutationObserver(queries, {
    mutationFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  const heard: string[] = [];
  // As a component listens.
  change.subscribe(notifyManager.batchCalls(({ status }) => heard.push(status)));
  void change.mutate();
  await microtasks();
  expect(heard).toEqual(['pending']);
  answer('saved');
  await microtasks();
  expect(heard).toEqual(['pending']);
  await vi.runAllTimersAsync();
  expect(heard).toContain('success');
});
