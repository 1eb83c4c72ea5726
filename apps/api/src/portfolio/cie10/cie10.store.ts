import type { Cie10Code } from '@corredor/core/api';
import { sql } from 'kysely';
import { exactCount } from '../../server/records/counting.ts';
import { nameOrder, sortBy } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';

/** The shared diagnoses, in the caller's language; where a translation is missing, in Spanish. */
export function cie10Store({ trx, language }: Pick<Scope, 'trx' | 'language'>) {
  const name = language === 'en' ? sql<string>`coalesce(name_en, name_es)` : sql<string>`name_es`;
  const description =
    language === 'en'
      ? sql<string | null>`coalesce(description_en, description_es)`
      : sql<string | null>`description_es`;
  const columns = ['id', 'code', name.as('name'), description.as('description')] as const;
  return {
    find: (id: number): Promise<Cie10Code | undefined> =>
      trx.selectFrom('cie10_codes').select(columns).where('id', '=', id).executeTakeFirst(),
    page: async ({ search, ordering, ...query }: Input<'listCie10Codes'>['query']) => {
      const found = trx.selectFrom('cie10_codes').where(matches(search ?? ''));
      const keys = { code: sql`code`, name: nameOrder(name) };
      const order = sortBy({ ordering, fallback: 'code', keys });
      return countedPage(
        query,
        exactCount(found),
        ({ size, offset }): Promise<Cie10Code[]> =>
          found.select(columns).orderBy(order).limit(size).offset(offset).execute(),
      );
    },
  };
}
export type Cie10Store = ReturnType<typeof cie10Store>;

/** The expression is the index's own, word for word, or the index is not used. */
const matches = (search: string) =>
  matchesWords(search, (isIn) => isIn(searchedText(sql`code || ' ' || name_es || ' ' || coalesce(name_en, '')`)));
