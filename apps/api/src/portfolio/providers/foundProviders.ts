import { sql } from 'kysely';
import { matchesWords, searchedNumber, searchedText } from '../../server/records/search.ts';

/** Whether an insurer, whose table has this alias, has every word of a search: in its names, its tax number, its telephone, or an office's city or telephone. */
export const isFoundProvider = (alias: string, search: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const offices = sql`coalesce((select string_agg(' ' || ${searchedText(sql`o.city`)} || ' ' || ${searchedNumber(sql`o.phone`)}, '')
    from provider_offices o where o.provider_id = ${of('id')}), '')`;
  const key = sql`(${searchedText(sql`${of('name')} || ' ' || coalesce(${of('short_name')}, '')`)} || ' ' || ${searchedNumber(of('ruc'))} || ' ' ||
    ${searchedNumber(of('phone'))} || ${offices})`;
  return matchesWords(search, (isIn) => isIn(key));
};
