import { expect, it } from 'vitest';
import { countedFrom } from './counting.ts';
import { toPage } from './paging.ts';

const rows = [{ id: 1 }];
const url = '/api/policy/policies/?page=401';

it('counts exactly up to ten thousand, then says that there are more', () => {
  expect(countedFrom(10_000)).toEqual({ count: 10_000, isAtLeast: false });
  expect(countedFrom(10_001)).toEqual({ count: 10_000, isAtLeast: true });
});

it('leads on to pages beyond what is counted, and says nothing of it where all is', () => {
  const beyond = toPage({ query: { page: 401 }, url }, { ...countedFrom(10_001), rows, hasMore: true });
  expect(beyond).toMatchObject({ count: 10_000, count_is_at_least: true, next: '/api/policy/policies/?page=402' });
  const last = toPage({ query: { page: 402 }, url }, { ...countedFrom(10_001), rows, hasMore: false });
  expect(last).toMatchObject({ count_is_at_least: true, next: null });
  expect(toPage({ query: {}, url }, { ...countedFrom(1), rows, hasMore: false })).not.toHaveProperty(
    'count_is_at_least',
  );
});
