import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type DirectoryQuery, findTerms, readCounts, readPage } from './directory.store.ts';
import { setOf } from './directorySet.ts';
import { readWords } from './words.ts';

/** Runs in a transaction of its own. */
type Open = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** One page of the directory, how many are found in all, and what the search could be narrowed to. */
export async function searchDirectory(open: Open, query: DirectoryQuery) {
  const set = setOf(query);
  const { search } = set;
  const asked = await open(async (trx) => ({
    words: search === undefined ? null : await readWords(trx, search),
    terms: await findTerms(trx, set),
  }));
  const counting = open((trx) => readCounts(trx, asked));
  // Only a later page can begin after the last brokerage; where it does, none is looked for.
  const skipped = (query.page - 1) * query.page_size;
  if (skipped > 0 && skipped >= (await counting).count) return { rows: [], ...(await counting) };
  const [rows, counts] = await Promise.all([open((trx) => readPage(trx, query, asked)), counting]);
  return { rows, ...counts };
}
