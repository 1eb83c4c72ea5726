import { sql } from 'kysely';
import { type Db, withSystem } from '../../database/index.ts';
import { isListed } from './words.ts';

/** A broker's page, as search engines are told of it. */
interface ListedPage {
  alias: string;
  changedAt: string;
}
/** The pages of all brokerages that the directory lists. */
export interface ListedPages {
  count: () => Promise<number>;
  read: (from: number, most: number) => Promise<ListedPage[]>;
}

/** Reads which brokerages are listed now, in an order that stays. */
export const listedPages = (db: Db): ListedPages => ({
  count: () =>
    withSystem(db, async (trx) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from directory_entries e where ${isListed}`.execute(trx);
      return rows[0]?.count ?? 0;
    }),
  read: (from, most) =>
    withSystem(db, async (trx) => {
      const { rows } = await sql<ListedPage>`
        select p.alias, p.changed_at as "changedAt" from directory_entries e
        join public_profiles p on p.partner_id = e.partner_id
        where ${isListed} order by e.partner_id limit ${most} offset ${from}`.execute(trx);
      return rows;
    }),
});
