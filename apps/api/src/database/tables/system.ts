import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Optional, Stamp, Timestamp, WithDefault } from './columns.ts';

export interface MailsTable {
  id: Generated<number>;
  created_at: Stamp;
  recipient: string;
  /** Who is answered instead of the sender. */
  reply_to: Optional<string>;
  subject: string;
  body: Optional<string>;
  link: Optional<string>;
  attempts: WithDefault<number>;
  next_attempt_at: Timestamp;
  sent_at: NullableTimestamp;
  last_error: Optional<string>;
  /** What it is for; the allowances count by it. */
  kind: Optional<string>;
  /** The brokerage that invites. */
  sender_id: Optional<number>;
  /** Whose letter it is, as it was when it was written. */
  letterhead: ColumnType<
    { name: string; image: string | null; language: 'es' | 'en' } | null,
    string | null | undefined,
    never
  >;
}
/** What a mail carries, until it is sent. */
export interface MailFilesTable {
  id: Generated<number>;
  mail_id: number;
  name: string;
  content: Buffer;
}
export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  method: string;
  path: string;
  body_hash: string;
  status: Optional<number>;
  body: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Stamp;
}
export interface StrangerKeysTable {
  operation: string;
  key: string;
  body_hash: string;
  created_at: Stamp;
}
export interface AuditLogTable {
  id: ColumnType<string, never, never>;
  partner_id: number | null;
  at: Stamp;
  user_id: number | null;
  session_id: number | null;
  request_id: string | null;
  address: string | null;
  event: string;
  model: string | null;
  object_id: number | null;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}
