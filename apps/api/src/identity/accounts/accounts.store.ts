import type { Language } from '@corredor/core/i18n';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { networkOf } from '../../server/request/addresses.ts';
import type { RequestFacts } from '../../server/request/scope.ts';

interface FoundAccount {
  id: number;
  email: string;
  partner_id: number | null;
  password_hash: string | null;
  is_active: boolean;
  is_confirmed: boolean;
  language: Language;
  failed_logins: number;
  locked_until: string | null;
}

/** The account of an e-mail address, whoever's it is; for login, registration and recovery only. */
export async function findAccount(db: Kysely<Database>, email: string): Promise<FoundAccount | null> {
  const found = await sql<FoundAccount>`select *, ${email.toLowerCase()} as email from find_account(${email})`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Makes a transaction of an account one of its brokerage too: who comes with a link or an address has none in the context yet. */
export async function enterBrokerage(trx: Transaction<Database>, partnerId: number | null): Promise<void> {
  if (partnerId !== null) await sql`select set_config('app.partner_id', ${String(partnerId)}, true)`.execute(trx);
}

/** Records a sign-in event, which has no object but the account itself. */
export async function recordAuthEvent(
  trx: Transaction<Database>,
  facts: RequestFacts,
  entry: { userId: number; partnerId: number; sessionId?: number; event: string },
) {
  await trx
    .insertInto('audit_log')
    .values({
      partner_id: entry.partnerId || null,
      user_id: entry.userId,
      session_id: entry.sessionId ?? null,
      request_id: facts.requestId,
      address: networkOf(facts.address),
      event: entry.event,
      model: 'user',
      object_id: entry.userId,
      before: null,
      after: null,
    })
    .execute();
}
