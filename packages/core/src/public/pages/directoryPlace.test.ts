import { describe, expect, it } from 'vitest';
import { placeQuestion, placeSearch, readPlace, withoutEmpty } from './directoryPlace.ts';

describe('the place in the directory', () => {
  it('comes back from its own address', () => {
    const search = '?query=vida+y+salud&country=EC&city=quito&tags=pymes&tags=vida&sort=name&page=3';
    expect(placeSearch(readPlace(search))).toBe(search);
  });

  it('is the whole directory where the address says nothing it knows', () => {
    expect(placeSearch(readPlace('?lng=es&page=0&sort=price&query='))).toBe('');
    expect(readPlace('?page=-1').page).toBe(1);
  });

  it('loses what a form sent empty, and nothing else', () => {
    expect(withoutEmpty('?query=faro&country=&state=&tags=&tags=vida&lng=en')).toBe('?query=faro&tags=vida&lng=en');
    expect(withoutEmpty('?query=&filters=&qr')).toBe('?filters=&qr=');
    expect(withoutEmpty('?query=')).toBe('');
    expect(withoutEmpty('?query=a%20b&qr')).toBe('?query=a%20b&qr');
  });

  it('asks the API in its own words', () => {
    expect(placeQuestion(readPlace('?query=ana&tags=vida&sort=newest'))).toBe(
      '?search=ana&tags=vida&ordering=newest&page=1&page_size=12',
    );
  });
});
