import { describe, expect, it } from 'vitest';
import {
  allMatchingSelected,
  countSelected,
  isRowSelected,
  noRowsSelected,
  pageSelection,
  rangeOf,
  withRows,
} from './selection.ts';

describe('a selection of rows', () => {
  it('takes rows in and lets them go, and leaves the first one as it was', () => {
    const some = withRows(noRowsSelected, [1, 2, 3], true);
    const fewer = withRows(some, [2], false);
    expect(countSelected(some, 50)).toBe(3);
    expect(countSelected(fewer, 50)).toBe(2);
    expect(isRowSelected(fewer, 2)).toBe(false);
    expect(countSelected(noRowsSelected, 50)).toBe(0);
  });

  it('can be everything that matches but for exceptions', () => {
    const but = withRows(allMatchingSelected, [7, 8], false);
    expect(countSelected(but, 4321)).toBe(4319);
    expect(isRowSelected(but, 7)).toBe(false);
    expect(isRowSelected(but, 9)).toBe(true);
    expect(countSelected(withRows(but, [7], true), 4321)).toBe(4320);
  });

  it('says how much of a page it covers', () => {
    const some = withRows(noRowsSelected, [1, 2, 99], true);
    expect(pageSelection(some, [1, 2])).toBe('all');
    expect(pageSelection(some, [1, 2, 3])).toBe('some');
    expect(pageSelection(some, [3, 4])).toBe('none');
    expect(pageSelection(allMatchingSelected, [])).toBe('none');
  });

  it('reaches from one row to another in either direction', () => {
    expect(rangeOf([5, 6, 7, 8], 1, 3)).toEqual([6, 7, 8]);
    expect(rangeOf([5, 6, 7, 8], 2, 0)).toEqual([5, 6, 7]);
    expect(rangeOf([5], 0, 0)).toEqual([5]);
  });
});
