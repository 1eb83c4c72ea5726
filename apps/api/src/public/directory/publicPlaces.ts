import { countries, countryName, countryOf } from '@corredor/core/countries';
import { stateName } from '../../services/geo/index.ts';

const byAlpha2 = new Map(countries.map((one) => [one.alpha2, one.id]));

/** The numeric code of a country that is named by it or by its two letters; a code that no country has stays as it is. */
export const countryIdOf = (code: string) => byAlpha2.get(code.toUpperCase()) ?? code;
/** The two letters of a country's numeric code. */
export const alpha2Of = (countryId: string) => countryOf(countryId)?.alpha2 ?? 'ZZ';

/** A country as strangers see it. */
export const publicCountry = (countryId: string, language: string) => ({
  code: alpha2Of(countryId),
  name: countryName(countryId, language),
});
/** A state as strangers see it; null where there is none. */
export const publicState = (code: string | null) => (code === null ? null : { code, name: stateName(code) ?? code });
