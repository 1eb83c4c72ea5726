import { expect, it } from 'vitest';
import { aDirectoryEntry } from '../../fixtures/index.ts';
import { glimpseOf } from './directoryGlimpse.ts';

it('takes six brokers and six cities of an answer, and of each broker what a card tells', () => {
  const cities = Array.from({ length: 9 }, (_, place) => ({
    value: `c${place}`,
    label: `C${place}`,
    count: 9 - place,
  }));
  const results = Array.from({ length: 12 }, (_, place) => aDirectoryEntry({ alias: `broker-${place}` }));
  const facets = { countries: [], states: [], cities, tags: [], branches: [] };
  const glimpse = glimpseOf({ count: 40, page: 1, page_size: 12, results, facets });
  expect(glimpse.count).toBe(40);
  expect(glimpse.brokers.map(({ alias }) => alias)).toEqual([0, 1, 2, 3, 4, 5].map((place) => `broker-${place}`));
  expect(glimpse.brokers[0]).toEqual({
    alias: 'broker-0',
    name: 'Andina Asesores de Seguros',
    slogan: 'Seguros claros para familias y empresas',
    image: null,
    city: 'Quito',
    country: { code: 'EC', name: 'Ecuador' },
  });
  expect(glimpse.cities.map(({ value }) => value)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5']);
});
