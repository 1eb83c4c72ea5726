import { type Kysely, sql, type Transaction } from 'kysely';

/** For whom a transaction runs. */
export interface TenantContext {
  partnerId: number;
  userId?: number | null;
  requestId?: string | null;
}

/** How long one statement may take before the server cancels it. */
export interface TransactionOptions {
  statementTimeout?: number;
}

/** Runs `fn` in one transaction that sees the rows of one partner only. */
export function withTenant<Schema, Result>(
  db: Kysely<Schema>,
  context: TenantContext,
  fn: (trx: Transaction<Schema>) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  if (!Number.isSafeInteger(context.partnerId) || context.partnerId < 1)
    return Promise.reject(new TypeError('withTenant needs the id of a partner'));
  return inContext(db, { ...context, partner: String(context.partnerId) }, fn, options);
}

/** Runs `fn` in one transaction without a partner: login, registration, the public pages. Tenant tables refuse it. */
export function withSystem<Schema, Result>(
  db: Kysely<Schema>,
  fn: (trx: Transaction<Schema>) => Promise<Result>,
  context: Omit<TenantContext, 'partnerId'> = {},
  options?: TransactionOptions,
): Promise<Result> {
  return inContext(db, { ...context, partner: '' }, fn, options);
}

function inContext<Schema, Result>(
  db: Kysely<Schema>,
  { partner, userId, requestId }: { partner: string; userId?: number | null; requestId?: string | null },
  fn: (trx: Transaction<Schema>) => Promise<Result>,
  { statementTimeout = 10_000 }: TransactionOptions = {},
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    // Local to the transaction, so that a pooled connection never carries a partner to the next request.
    await sql`select set_config('app.partner_id', ${partner}, true),
      set_config('app.user_id', ${userId ? String(userId) : ''}, true),
      set_config('app.request_id', ${requestId ?? ''}, true),
      set_config('statement_timeout', ${String(statementTimeout)}, true)`.execute(trx);
    return fn(trx);
  });
}
