import { describe, expect, it } from 'vitest';
import { claimPrefix, readPlace, releasePrefix, writePlace } from './address.ts';
import { choose, chosenIn, facetWith, lock, pageNumbers } from './filters.ts';

describe('filters', () => {
  it('drop the narrower place when the wider one changes', () => {
    const filters = { country: 'EC', state: 'EC-P', city: 'quito', tags: ['vida'] };
    expect(choose(filters, 'country', ['PE'])).toEqual({ country: 'PE', tags: ['vida'] });
    expect(choose(filters, 'state', ['EC-G'])).toEqual({ country: 'EC', state: 'EC-G', tags: ['vida'] });
    expect(choose(filters, 'tags', [])).toEqual({ ...filters, tags: [] });
    expect(chosenIn(choose(filters, 'city', ['']), 'city')).toEqual([]);
  });

  it('keep what the partner has locked, whatever the visitor chooses', () => {
    expect(lock({ city: 'lima', tags: ['vida'] }, { city: 'Quito' }, ['city'])).toEqual({
      city: 'Quito',
      tags: ['vida'],
    });
  });

  it('are known by the key of the API and by the name that people read', () => {
    const facets = [{ value: 'quito', label: 'Quito', count: 3 }];
    expect([facetWith(facets, 'Quito')?.count, facetWith(facets, 'quito')?.count]).toEqual([3, 3]);
  });
});

describe('the numbers of pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 0, 9]],
    [4, 9, [1, 2, 3, 4, 5, 0, 9]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
  ])('on page %i of %i leave out what is far', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });
});

describe('the place in the address', () => {
  const place = { query: 'ána & co', filters: { country: 'EC', tags: ['vida', 'salud'] }, page: 3, broker: 'andina' };

  it('is read as it was written, beside what else is there', () => {
    const search = writePlace('?utm=1&corredor-query=old', 'corredor', place);
    expect(search).toContain('utm=1');
    expect(search).not.toContain('old');
    expect(readPlace(search, 'corredor')).toEqual({
      ...place,
      filters: { ...place.filters, branches: [], state: undefined, city: undefined },
    });
  });

  it('is nothing where nothing is said, and never a page that cannot be', () => {
    expect(readPlace('?utm=1&query=x', 'corredor')).toBeUndefined();
    expect(readPlace('?page=-4', '')?.page).toBe(1);
    expect(readPlace('?page=x', '')?.page).toBe(1);
    expect(writePlace('?corredor-page=2', 'corredor', { query: '', filters: {}, page: 1 })).toBe('');
  });

  it('of two widgets on a page is kept apart', () => {
    expect([claimPrefix('c'), claimPrefix('c')]).toEqual(['c', 'c2']);
    releasePrefix('c');
    expect(claimPrefix('c')).toBe('c');
  });
});
