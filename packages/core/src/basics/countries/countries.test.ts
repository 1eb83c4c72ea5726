import { describe, expect, it } from 'vitest';
import { compareNames, countries, countryDefaults, countryName, countryOf, countryOfTimezone } from './index.ts';

describe('countries', () => {
  it('holds each of the 249 once', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map((country) => country.id)).size).toBe(249);
    expect(new Set(countries.map((country) => country.alpha2)).size).toBe(249);
    for (const country of countries) {
      expect(country.id).toMatch(/^\d{3}$/);
      expect(countryName(country.id, 'es')).not.toBe(country.alpha2);
    }
  });

  it('starts a partner with the time zone, currency and language of its country', () => {
    expect(countryDefaults('218')).toEqual({ timezone: 'America/Guayaquil', currency: 'USD', language: 'es' });
    expect(countryDefaults('724').timezone).toBe('Europe/Madrid');
    expect(countryDefaults('004')).toEqual({ timezone: 'UTC', currency: 'USD', language: 'en' });
    expect(countryDefaults(null).language).toBe('en');
  });

  it('finds the country of a browser’s time zone, by all of its zones and their names', () => {
    const found = (zone: string) => countryOfTimezone(zone)?.alpha2;
    expect(found('Europe/Madrid')).toBe('ES');
    expect(['Atlantic/Canary', 'Africa/Ceuta', 'Pacific/Galapagos', 'America/Los_Angeles'].map(found)).toEqual([
      'ES',
      'ES',
      'EC',
      'US',
    ]);
    // The same zone by both of its names.
    expect(['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'].map(found)).toEqual(['AR', 'AR']);
  });

  it('finds none for a zone of no country, or of one that is none of ours', () => {
    for (const zone of ['UTC', 'Etc/GMT+5', 'GMT', 'Asia/Tokyo', 'Africa/Cairo', 'Mars/Olympus', ''])
      expect(countryOfTimezone(zone), zone).toBeUndefined();
  });

  it('knows every zone that the runtime gives to one of ours, and no zone of two', () => {
    for (const { alpha2, timezone } of countries) {
      if (timezone === undefined) continue;
      const locale = new Intl.Locale(`und-${alpha2}`) as Intl.Locale & { getTimeZones: () => string[] };
      expect(locale.getTimeZones().map((zone) => countryOfTimezone(zone)?.alpha2)).toEqual(
        locale.getTimeZones().map(() => alpha2),
      );
    }
  });

  it('knows only time zones and currencies that exist', () => {
    const currencies = Intl.supportedValuesOf('currency');
    for (const { timezone, currency } of countries) {
      if (timezone === undefined || currency === undefined) continue;
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
      expect(currencies).toContain(currency);
    }
  });

  it('sorts names alike in both languages: ñ after n, other accents as their letter', () => {
    const inOrder = ['Alba', 'Álvarez', 'Élite', 'Emilia', 'Na', 'nato', 'Nz', 'Ña', 'ñu', 'Oa'];
    expect(inOrder.toReversed().sort(compareNames)).toEqual(inOrder);
  });

  it('names a country in the reader’s language', () => {
    expect(countryName('724', 'es')).toBe('España');
    expect(countryName('724', 'en')).toBe('Spain');
    expect(countryName('999', 'en')).toBe('999');
    expect(countryName(null, 'en')).toBe('');
    expect(countryOf('218')?.alpha2).toBe('EC');
  });
});
