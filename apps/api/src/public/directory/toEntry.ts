import type { DirectoryEntry, DirectoryFacets, FacetValue } from '@corredor/core/api';
import { branchNameIn } from '@corredor/core/branches';
import { countryName } from '@corredor/core/countries';
import { stateName } from '../../services/geo/index.ts';
import type { EntryRow, FacetCounts } from './directory.store.ts';
import { alpha2Of, publicCountry, publicState } from './publicPlaces.ts';

/** A brokerage of the directory in the words of the reader. */
export const toEntry = (row: EntryRow, language: string): DirectoryEntry => ({
  alias: row.alias,
  name: row.name,
  slogan: row.slogan,
  image: row.image,
  city: row.city,
  state: publicState(row.state),
  country: publicCountry(row.country_id, language),
  tags: row.tags,
  branches: row.branches.map((name) => branchNameIn(name, language)),
});

/** Countries and states are counted by code, and named here. */
export const toFacets = (counts: FacetCounts, language: string): DirectoryFacets => ({
  countries: counts.country.map(
    ({ value, count }): FacetValue => ({ value: alpha2Of(value), label: countryName(value, language), count }),
  ),
  states: counts.state.map(({ value, count }): FacetValue => ({ value, label: stateName(value) ?? value, count })),
  cities: counts.city,
  tags: counts.tag,
  branches: counts.branch.map((facet) => ({ ...facet, label: branchNameIn(facet.label, language) })),
});
