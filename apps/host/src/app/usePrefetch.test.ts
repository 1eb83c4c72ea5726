import { expect, it, vi } from 'vitest';
import { prefetching } from './usePrefetch.ts';

const page = () => vi.fn(async () => ({ Component: () => null }));

it('fetches the page that an address leads to, once', () => {
  const list = page();
  const one = page();
  const prefetch = prefetching([
    { path: '/app/customers', page: list },
    { path: '/app/customers/:id', page: one },
  ]);
  for (const pathname of ['/app/customers/7', '/app/customers/8', '/terms']) prefetch(pathname);
  expect([list, one].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('leaves it to the page itself to say that it did not come', async () => {
  const lost = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(() => prefetching([{ path: '/app/help', page: lost }])('/app/help')).not.toThrow();
  await expect(lost.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
});
