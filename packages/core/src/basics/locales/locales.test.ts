import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { languageIn, localeOf } from './locales.ts';

describe('the locale of a language in a country', () => {
  it('is American in the United States and their territories, and nowhere else', () => {
    const american = countries.filter(({ id }) => localeOf('en', id) === 'en-US').map(({ alpha2 }) => alpha2);
    expect(american.toSorted()).toEqual(['AS', 'GU', 'MP', 'PR', 'UM', 'US', 'VI']);
    for (const { id, alpha2 } of countries) expect(localeOf('en', alpha2)).toBe(localeOf('en', id));
    expect(countries.every(({ id }) => ['en-GB', 'en-US'].includes(localeOf('en', id)))).toBe(true);
  });

  it('is British where no country is known', () => {
    for (const none of [null, undefined, '', '999']) expect(localeOf('en', none)).toBe('en-GB');
  });

  it('leaves Spanish as it is everywhere', () => {
    expect(countries.every(({ id }) => localeOf('es', id) === 'es')).toBe(true);
  });

  it('says its language', () => {
    expect((['es', 'en-GB', 'en-US'] as const).map(languageIn)).toEqual(['es', 'en', 'en']);
  });
});
