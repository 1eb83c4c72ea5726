import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Makes a transaction of an account one of its brokerage too: who comes with a link or an address has none in the context yet. */
export async function enterBrokerage(trx: Transaction<Database>, partnerId: number | null): Promise<void> {
  if (partnerId !== null) await sql`select set_config('app.partner_id', ${String(partnerId)}, true)`.execute(trx);
}
