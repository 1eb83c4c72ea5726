import { describe, expect, it } from 'vitest';
import { placeQuestion, placeSearch, readPlace } from './directoryPlace.ts';

describe('the place in the directory', () => {
  it('comes back from its own address', () => {
    const search = '?query=vida+y+salud&country=EC&city=quito&tags=pymes&tags=vida&sort=name&page=3';
    expect(placeSearch(readPlace(search))).toBe(search);
  });

  it('is the whole directory where the address says nothing it knows', () => {
    expect(placeSearch(readPlace('?lng=es&page=0&sort=price&query='))).toBe('');
    expect(readPlace('?page=-1').page).toBe(1);
  });

  it('asks the API in its own words', () => {
    expect(placeQuestion(readPlace('?query=ana&tags=vida&sort=newest'))).toBe(
      '?search=ana&tags=vida&ordering=newest&page=1&page_size=12',
    );
  });
});
