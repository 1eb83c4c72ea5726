import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RawReply } from './call.ts';
import type { Problem } from './problems.ts';
import type { AsAccount, RequestFacts, Scope } from './scope.ts';

/** Answers one operation; its input is what the document says, which `Operations` types. */
export type AnyHandler = (input: never) => Promise<RawReply | Problem>;
/** Opens the operations of one group, with the stores that they need. Opening asks the database for nothing. */
export type Group<Context> = (context: Context) => Record<string, AnyHandler>;

/** Opens transactions for operations that hash, read uploads or send before or after they touch the database. */
export interface RequestContext {
  db: Kysely<Database>;
  /** The same for what is asked once for many callers, so that none of them ends it for the others. */
  sharedDb: Kysely<Database>;
  facts: RequestFacts;
  token: string | null;
  /** Says that the time is over, or that nobody waits for what is only read. */
  signal: AbortSignal;
  /** Runs in a transaction of the signed-in caller; 401 where the token does not serve. */
  asCaller: <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>;
  /** The same, once for each Idempotency-Key of the caller. */
  onceAsCaller: <Answer extends RawReply>(work: (scope: Scope) => Promise<Answer>) => Promise<Answer>;
  asAccount: AsAccount;
  /** Does the work once for each Idempotency-Key of somebody who has no account. */
  onceForStranger: (trx: Transaction<Database>, work: () => Promise<void>) => Promise<void>;
  afterCommit: Scope['afterCommit'];
}
export interface Handlers {
  /** Operations inside the caller's transaction. */
  scoped: readonly Group<Scope>[];
  /** Operations that open their own transactions. */
  unscoped: readonly Group<RequestContext>[];
  /** Operations that very many ask for at once: answered for many callers together, from their tokens alone. */
  batched: (db: Kysely<Database>) => Record<string, (token: string) => Promise<RawReply>>;
}
/** The operations that groups answer, by name. */
export type AnsweredBy<Groups extends readonly ((context: never) => object)[]> = NamesOf<ReturnType<Groups[number]>>;
type NamesOf<Handled> = Handled extends unknown ? keyof Handled : never;

/** Which group answers an operation. Each group is opened once, with nothing in hand, to read which operations it has. */
export function groupsById<Context>(groups: readonly Group<Context>[]): Map<string, Group<Context>> {
  const nothing = {} as Context;
  const found = new Map<string, Group<Context>>();
  for (const group of groups)
    for (const id of Object.keys(group(nothing))) {
      if (found.has(id)) throw new Error(`Two groups of handlers answer ${id}.`);
      found.set(id, group);
    }
  return found;
}
