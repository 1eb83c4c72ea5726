import { expect, it, vi } from 'vitest';
import { createServerCondition } from './serverCondition.ts';

const answer = (state?: string) => new Response(null, { headers: state ? { 'x-corredor-state': state } : {} });

it('is what the last answer said, and is told when it changes', () => {
  const condition = createServerCondition();
  const tell = vi.fn();
  const stop = condition.subscribe(tell);
  condition.watchAnswer(answer());
  expect([condition.isReadOnly(), tell.mock.calls.length]).toEqual([false, 0]);
  condition.watchAnswer(answer('read-only'));
  condition.watchAnswer(answer('read-only'));
  expect([condition.isReadOnly(), tell.mock.calls.length]).toEqual([true, 1]);
  condition.watchAnswer(answer());
  expect([condition.isReadOnly(), tell.mock.calls.length]).toEqual([false, 2]);
  stop();
  condition.watchAnswer(answer('read-only'));
  expect(tell).toHaveBeenCalledTimes(2);
});
