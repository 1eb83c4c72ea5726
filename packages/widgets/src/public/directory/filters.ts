import { listFilters } from '@corredor/core/directory';
import type { FacetValue } from '../embed/index.ts';
import type { DirectoryFilters, FilterName } from './directory.types.ts';

/** What is chosen in one filter, as a list. */
export const chosenIn = (filters: DirectoryFilters, name: FilterName): readonly string[] =>
  [filters[name] ?? []].flat().filter(Boolean);

/** The facet of a choice: partners write names as people read them, the API by their keys. */
export const facetWith = (facets: readonly FacetValue[] | undefined, choice: string) =>
  facets?.find(({ value, label }) => value === choice || label === choice);

/** Filters with another choice in one; a narrower place does not outlive the wider one around it. */
export function choose(filters: DirectoryFilters, name: FilterName, values: readonly string[]): DirectoryFilters {
  const isMany = listFilters.some((one) => one === name);
  const wider = { country: { state: undefined, city: undefined }, state: { city: undefined } };
  return {
    ...filters,
    ...(name === 'country' || name === 'state' ? wider[name] : {}),
    [name]: isMany ? values : values[0] || undefined,
  };
}

/** The visitor's filters under those that the partner has locked. */
export function lock(
  filters: DirectoryFilters,
  presets: DirectoryFilters,
  locked: readonly FilterName[],
): DirectoryFilters {
  return { ...filters, ...Object.fromEntries(locked.map((name) => [name, presets[name]])) };
}

/** The numbers of pages to offer: first, last, and those around; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? 0;
    return one - before > 1 ? [one - before === 2 ? one - 1 : 0, one] : [one];
  });
}
