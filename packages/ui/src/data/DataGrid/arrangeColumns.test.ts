import { describe, expect, it } from 'vitest';
import { arrangeColumns, moveColumn } from './arrangeColumns.ts';

const columns = ['name', 'city', 'due', 'amount'].map((id) => ({ id }));
const ids = (order: string[] | undefined) => arrangeColumns(columns, order).map(({ id }) => id);

describe('the order of columns', () => {
  it('is the usual one where nobody changed it, and the same object', () => {
    expect(arrangeColumns(columns, undefined)).toBe(columns);
    expect(arrangeColumns(columns, [])).toBe(columns);
    expect(arrangeColumns(columns, ['name', 'city', 'due', 'amount'])).toBe(columns);
  });

  it('follows the reader, forgets columns that are gone and places new ones beside their usual neighbour', () => {
    expect(ids(['amount', 'name', 'city', 'due'])).toEqual(['amount', 'name', 'city', 'due']);
    expect(ids(['due', 'gone', 'name'])).toEqual(['due', 'amount', 'name', 'city']);
    expect(ids(['name', 'name'])).toEqual(['name', 'city', 'due', 'amount']);
  });

  it('moves one column and stays inside', () => {
    expect(moveColumn(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(moveColumn(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moveColumn(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
    expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  });
});
