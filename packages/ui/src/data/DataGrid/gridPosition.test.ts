import { describe, expect, it } from 'vitest';
import { nextPosition } from './gridPosition.ts';
import { formatSorting, parseSorting } from './sorting.ts';

const size = { rows: 100, columns: 4, page: 10 };

describe('moving in a grid', () => {
  it('goes from the first row up into the header, and no further', () => {
    expect(nextPosition('ArrowUp', false, { row: 0, column: 2 }, size)).toEqual({ row: -1, column: 2 });
    expect(nextPosition('ArrowUp', false, { row: -1, column: 2 }, size)).toEqual({ row: -1, column: 2 });
  });

  it('stops at the last row and column', () => {
    expect(nextPosition('ArrowDown', false, { row: 99, column: 3 }, size)).toEqual({ row: 99, column: 3 });
    expect(nextPosition('ArrowRight', false, { row: 99, column: 3 }, size)).toEqual({ row: 99, column: 3 });
  });

  it('moves by pages without leaving the rows', () => {
    expect(nextPosition('PageDown', false, { row: 95, column: 0 }, size)).toEqual({ row: 99, column: 0 });
    expect(nextPosition('PageUp', false, { row: 5, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  });

  it('goes to the corners with Control', () => {
    expect(nextPosition('Home', true, { row: 50, column: 2 }, size)).toEqual({ row: 0, column: 0 });
    expect(nextPosition('End', true, { row: 50, column: 2 }, size)).toEqual({ row: 99, column: 3 });
  });

  it('stays in the header when there are no rows', () => {
    expect(nextPosition('ArrowDown', false, { row: -1, column: 0 }, { ...size, rows: 0 })).toEqual({
      row: -1,
      column: 0,
    });
  });

  it('leaves other keys alone', () => {
    expect(nextPosition('a', false, { row: 0, column: 0 }, size)).toBeNull();
  });
});

describe('sort orders', () => {
  it('reads and writes the server’s spelling', () => {
    expect(parseSorting('-end_date')).toEqual({ key: 'end_date', isDescending: true });
    expect(parseSorting('')).toBeNull();
    expect(formatSorting({ key: 'name', isDescending: false })).toBe('name');
  });
});
