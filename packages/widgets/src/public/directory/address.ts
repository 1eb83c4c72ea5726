import { directoryFilters } from '@corredor/core/directory';
import type { DirectoryFilters } from './directory.types.ts';
import { chosenIn } from './filters.ts';

/** What an address can say of the list. */
export interface Place {
  query: string;
  filters: DirectoryFilters;
  page: number;
  /** The broker that is shown in place of the list. */
  broker?: string;
}

const named = (prefix: string, name: string) => (prefix ? `${prefix}-${name}` : name);
const names = ['query', ...directoryFilters, 'page', 'broker'];

/** The search of an address with the place in it; whatever else it says stays. */
export function writePlace(search: string, prefix: string, { query, filters, page, broker }: Place): string {
  const values = new URLSearchParams(search);
  for (const name of names) values.delete(named(prefix, name));
  const set = (name: string, value: string) => value && values.append(named(prefix, name), value);
  set('query', query);
  for (const name of directoryFilters) for (const one of chosenIn(filters, name)) set(name, one);
  set('page', page > 1 ? String(page) : '');
  set('broker', broker ?? '');
  const text = values.toString();
  return text && `?${text}`;
}

/** The place in the search of an address, if it says any. */
export function readPlace(search: string, prefix: string): Place | undefined {
  const values = new URLSearchParams(search);
  if (!names.some((name) => values.has(named(prefix, name)))) return undefined;
  const one = (name: string) => values.get(named(prefix, name)) ?? undefined;
  const many = (name: string) => values.getAll(named(prefix, name));
  return {
    query: one('query') ?? '',
    filters: {
      country: one('country'),
      state: one('state'),
      city: one('city'),
      tags: many('tags'),
      branches: many('branches'),
    },
    page: Math.max(1, Math.floor(Number(one('page'))) || 1),
    broker: one('broker'),
  };
}

const taken = new Set<string>();

/** A prefix that no other widget of the page has. */
export function claimPrefix(wanted: string): string {
  let prefix = wanted;
  for (let next = 2; taken.has(prefix); next += 1) prefix = wanted + next;
  taken.add(prefix);
  return prefix;
}

/** Leaves a prefix to others. */
export const releasePrefix = (prefix: string) => void taken.delete(prefix);
