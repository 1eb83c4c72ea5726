import { type DirectoryFilter, directoryFilters } from '@corredor/core/directory';
import { countryIdOf } from './publicPlaces.ts';

/** What of a search decides which brokerages are found, whatever their order. */
export interface DirectorySet {
  search?: string;
  country?: string;
  state?: string;
  city?: string;
  tags?: string[];
  branches?: string[];
}
/** The terms that each filter narrows to. */
const kindOf = {
  country: 'country',
  state: 'state',
  city: 'city',
  tags: 'tag',
  branches: 'branch',
} as const satisfies Record<DirectoryFilter, string>;
export type TermKind = (typeof kindOf)[DirectoryFilter];
/** The kinds of what a search is narrowed to. */
export const termKinds: readonly TermKind[] = directoryFilters.map((name) => kindOf[name]);

/** The set that a query finds, without what only says how it is shown. */
export function setOf(query: DirectorySet): DirectorySet {
  const { search, country, state, city, tags, branches } = query;
  const text = search?.trim().toLowerCase().replace(/\s+/g, ' ');
  return {
    search: text || undefined,
    country: country ? countryIdOf(country) : undefined,
    state,
    city: city?.trim() || undefined,
    tags: plain(tags),
    branches: plain(branches),
  };
}
const plain = (values: string[] = []) => {
  const found = [...new Set(values.map((one) => one.trim()).filter((one) => one !== ''))].sort();
  return found.length > 0 ? found : undefined;
};
/** Everything that a set is narrowed to. */
export const filtersOf = (set: DirectorySet): { kind: TermKind; value: string }[] =>
  directoryFilters.flatMap((name) => [set[name] ?? []].flat().map((value) => ({ kind: kindOf[name], value })));
