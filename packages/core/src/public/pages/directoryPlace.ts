import { directoryFilters, listFilters, placeFilters } from '../directory/index.ts';

/** What a visitor looks for in the directory, as the address of the search says it. */
export interface DirectoryPlace {
  query: string;
  country?: string;
  state?: string;
  city?: string;
  tags: string[];
  branches: string[];
  sort?: DirectorySort;
  page: number;
}
export type DirectorySort = 'relevance' | 'name' | 'newest';

const sorts: readonly DirectorySort[] = ['relevance', 'name', 'newest'];

/** Reads the search of an address; what it does not know, or is too long for the directory, it leaves out. */
export function readPlace(search: string): DirectoryPlace {
  const values = new URLSearchParams(search);
  const one = (name: string) => values.get(name)?.slice(0, 120) || undefined;
  const page = Number(values.get('page'));
  return {
    query: one('query') ?? '',
    country: one('country'),
    state: one('state'),
    city: one('city'),
    tags: values.getAll('tags').filter(Boolean).slice(0, 10),
    branches: values.getAll('branches').filter(Boolean).slice(0, 10),
    sort: sorts.find((sort) => sort === values.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address's search for a place, with its question mark; empty for the whole directory. */
export function placeSearch(place: DirectoryPlace): string {
  const text = String(
    pairsOf(
      { ...place, page: place.page > 1 ? place.page : undefined },
      { query: 'query', sort: 'sort', page: 'page' },
    ),
  );
  return text && `?${text}`;
}

const names = ['query', ...directoryFilters, 'sort', 'page'];

/** The search of an address without what a form sent empty; whatever else it says stays, empty or not. */
export function withoutEmpty(search: string): string {
  const values = new URLSearchParams(search);
  if (!names.some((name) => values.getAll(name).includes(''))) return search;
  const kept = [...values].filter(([name, value]) => value !== '' || !names.includes(name));
  const text = String(new URLSearchParams(kept));
  return text && `?${text}`;
}

/** The question that the API is asked for a place. */
export const placeQuestion = (place: DirectoryPlace, pageSize = 12): string =>
  `?${pairsOf(place, { query: 'search', sort: 'ordering', page: 'page' })}&page_size=${pageSize}`;

function pairsOf(
  place: Omit<DirectoryPlace, 'page'> & { page: number | undefined },
  names: Record<'query' | 'sort' | 'page', string>,
): URLSearchParams {
  const values = new URLSearchParams();
  if (place.query) values.set(names.query, place.query);
  for (const name of placeFilters) if (place[name]) values.set(name, place[name]);
  for (const name of listFilters) for (const value of place[name]) values.append(name, value);
  if (place.sort) values.set(names.sort, place.sort);
  if (place.page) values.set(names.page, String(place.page));
  return values;
}
