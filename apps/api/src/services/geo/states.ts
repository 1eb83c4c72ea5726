import type { State } from '@corredor/core/api';
import { compareNames, countryOf } from '@corredor/core/countries';
import { iso31662 } from 'iso-3166';

const parents = new Set(iso31662.map((one) => one.parent));

/** The smallest divisions that ISO 3166-2 knows of a country: provinces where it also knows regions. */
export function statesOf(countryId: string): State[] {
  const alpha2 = countryOf(countryId)?.alpha2;
  return iso31662
    .filter((one) => one.code.slice(0, 2) === alpha2 && !parents.has(one.code))
    .map(({ code, name }) => ({ code, name }))
    .sort((a, b) => compareNames(a.name, b.name));
}
const names = new Map(iso31662.map(({ code, name }) => [code, name]));

/** The name of a division of ISO 3166-2; null where no division has the code. */
export const stateName = (code: string | null) => (code === null ? null : (names.get(code) ?? null));

/** Tells whether a code of ISO 3166-2 names a division of the country. */
export function isStateOf(countryId: string, code: string): boolean {
  return names.has(code) && code.slice(0, 2) === countryOf(countryId)?.alpha2;
}
