import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Gateway } from '../gateways/index.ts';

/** What billing needs from outside a transaction. */
export interface BillingWorld {
  db: Kysely<Database>;
  gateway: Gateway;
  brand: string;
  publicUrl: string;
}
/** One brokerage in one transaction; nobody is at work where an operator or the gateway causes the change. */
export interface Place {
  trx: Transaction<Database>;
  partnerId: number;
  userId: number | null;
}
/** Where the words of mails and invoices come from. */
export type Words = Pick<BillingWorld, 'brand' | 'publicUrl'>;

/** Runs work for one brokerage in a transaction of its own, as a user or as nobody. */
export const inPartner = <Result>(
  db: Kysely<Database>,
  { partnerId, userId }: { partnerId: number; userId: number | null },
  work: (place: Place) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('app.partner_id', ${String(partnerId)}, true),
      set_config('app.user_id', ${String(userId ?? 0)}, true), set_config('statement_timeout', '10s', true)`.execute(
      trx,
    );
    return work({ trx, partnerId, userId });
  });
