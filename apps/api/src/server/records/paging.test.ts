import { expect, it } from 'vitest';
import { readCursor, toCursorPage } from './paging.ts';

it('reads on from the id that a cursor names, and refuses what no id can be', () => {
  expect(readCursor('first')).toBeNull();
  expect(readCursor('42')).toBe(42);
  expect(readCursor('123456789012345', 15)).toBe(123456789012345);
  for (const wrong of ['', '-1', '1.5', 'after-3', '1234567890'])
    expect(() => readCursor(wrong)).toThrow(expect.objectContaining({ status: 422 }));
});

it('leads on from the last row, keeping the filters, and ends where nothing is left', () => {
  const rows = [{ id: 9 }, { id: 7 }];
  const url = '/api/audit/?model=policy&cursor=first';
  expect(toCursorPage(url, { count: 5, rows, hasMore: true })).toEqual({
    count: 5,
    previous: null,
    results: rows,
    next: '/api/audit/?model=policy&cursor=7',
  });
  expect(toCursorPage(url, { count: 2, rows, hasMore: false }).next).toBeNull();
});
