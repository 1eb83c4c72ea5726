import { expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

it('shows every page when there are few', () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

it('shows the ends and the neighbours when there are many', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pageNumbers(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20]);
  expect(pageNumbers(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
});

it('never shows more than seven marks', () => {
  for (let page = 1; page <= 50; page += 1) expect(pageNumbers(page, 50).length).toBeLessThanOrEqual(7);
});
