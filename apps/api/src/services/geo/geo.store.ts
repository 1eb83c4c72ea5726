import { sql } from 'kysely';
import { byName } from '../../server/records/ordering.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Scope } from '../../server/request/scope.ts';

const limit = 50;

/** Names of cities that the brokerage has used already. */
export function cityStore({ trx, caller }: Scope) {
  return {
    suggest: async ({ country_id, search }: { country_id?: string; search?: string }): Promise<string[]> => {
      // Offices of insurers have no country of their own; they stand in the brokerage's.
      const hasOffices = country_id === undefined || country_id === caller.countryId;
      const rows = await sql<{ city: string }>`
        select mode() within group (order by city) as city from (
          select city from customers where deleted_at is null and city is not null
            and (${country_id ?? null}::text is null or country_id = ${country_id ?? null})
          union all select city from provider_offices where ${hasOffices}::boolean
        ) used
        where ${matchesWords(search ?? '', (isIn) => isIn(searchedText(sql`city`)))}
        group by search_key(city) order by min(${byName('city')}) limit ${limit}`.execute(trx);
      return rows.rows.map((row) => row.city);
    },
  };
}
export type CityStore = ReturnType<typeof cityStore>;
