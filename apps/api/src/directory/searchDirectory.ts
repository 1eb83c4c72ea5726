import type { FacetValue } from '@corredor/core/api';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type DirectoryQuery, readCounts, readPage, type SetCounts } from './directory.store.ts';
import { type DirectorySet, filtersOf, keyOf, setOf, type TermKind, termKinds, withoutFilter } from './directorySet.ts';
import type { KnownCounts } from './knownCounts.ts';
import { readWords } from './words.ts';

/** How many brokerages have each value, the most frequent first. */
export type FacetCounts = Record<TermKind, FacetValue[]>;
/** Runs in a transaction of its own. */
type Open = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** One page of the directory, how many are found in all, and what the search could be narrowed to. */
export async function searchDirectory(open: Open, known: KnownCounts, query: DirectoryQuery) {
  const set = setOf(query);
  const { search } = set;
  const words = search === undefined ? null : await open((trx) => readWords(trx, search));
  const countsOf = (one: DirectorySet) => known(keyOf(one), () => open((trx) => readCounts(trx, one, words)));
  const narrowed = new Set(filtersOf(set).map(({ kind }) => kind));
  const [rows, counts, ...others] = await Promise.all([
    open((trx) => readPage(trx, query, words)),
    countsOf(set),
    ...[...narrowed].map(async (kind) => [kind, await countsOf(withoutFilter(set, kind))] as const),
  ]);
  const widened = new Map(others);
  const facets = termKinds.map((kind) => [kind, valuesOf(widened.get(kind) ?? counts, kind)] as const);
  return { rows, count: counts.count, facets: Object.fromEntries(facets) as FacetCounts };
}
const valuesOf = ({ values }: SetCounts, wanted: TermKind): FacetValue[] =>
  values.filter(({ kind }) => kind === wanted).map(({ kind: _kind, ...value }) => value);
