import type { Language } from '@corredor/core/i18n';
import type { Locale } from '@corredor/core/locales';
import type { Permission } from '@corredor/core/permissions';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { AuditEntry } from './auditEntry.ts';

/** Who calls: read from the access token inside the request's transaction. */
export interface Caller {
  userId: number;
  /** 0 until the account has a partner profile. */
  partnerId: number;
  sessionId: number;
  permissions: readonly Permission[];
  roleName: string | null;
  timezone: string;
  currency: string;
  countryId: string;
}
/** What is known of every request, signed in or not. */
export interface RequestFacts {
  requestId: string;
  language: Language;
  /** How the country of the caller's brokerage writes the language. */
  locale: Locale;
  /** False where the request named no language; the account's own then applies. */
  isLanguageAsked: boolean;
  address: string;
  userAgent: string | null;
}
/** One request of a signed-in caller inside its own transaction, with row-level security set to the caller's partner. */
export interface Scope extends RequestFacts {
  trx: Transaction<Database>;
  caller: Caller;
  /** Where many records change at once: what `writeHistory` then writes together. */
  history?: AuditEntry[];
  /** Files and mails that must follow the commit, never precede it. */
  afterCommit: (task: () => Promise<void> | void) => void;
}
/** Runs in a transaction of the given account, before, beside or after a session's own. */
export type AsAccount = <Result>(
  account: { userId: number; partnerId: number },
  work: (trx: Transaction<Database>) => Promise<Result>,
) => Promise<Result>;
