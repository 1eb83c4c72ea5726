import { expect, it } from 'vitest';
import { isAllRead } from './bulk.ts';

const page = (size: number, more: { count: number; count_is_at_least?: boolean }) => ({
  ...more,
  results: Array.from({ length: size }, (_none, id) => ({ id })),
});

it('has read everything where as many rows are read as were counted', () => {
  expect(isAllRead(page(200, { count: 400 }), 200, 200)).toBe(false);
  expect(isAllRead(page(200, { count: 400 }), 400, 200)).toBe(true);
  expect(isAllRead(page(0, { count: 400 }), 200, 200)).toBe(true);
});

it('reads on beyond what was counted, to the page that is not full', () => {
  const uncounted = { count: 10_000, count_is_at_least: true };
  expect(isAllRead(page(200, uncounted), 10_000, 200)).toBe(false);
  expect(isAllRead(page(200, uncounted), 12_400, 200)).toBe(false);
  expect(isAllRead(page(37, uncounted), 12_437, 200)).toBe(true);
  expect(isAllRead(page(0, uncounted), 12_400, 200)).toBe(true);
});
