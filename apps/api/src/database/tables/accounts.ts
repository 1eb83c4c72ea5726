import type { Permission } from '@corredor/core/permissions';
import type { Generated } from 'kysely';
import type { Json, NullableTimestamp, Optional, Owned, Stamp, Timestamp, Versioned, WithDefault } from './columns.ts';

export interface RolesTable extends Versioned, Owned {
  name: string;
  permissions: Permission[];
  is_seeded: WithDefault<boolean>;
}
export interface UsersTable extends Versioned {
  partner_id: Optional<number>;
  role_id: Optional<number>;
  email: string;
  name: WithDefault<string>;
  last_name: WithDefault<string>;
  password_hash: Optional<string>;
  language: WithDefault<'es' | 'en'>;
  image: Optional<string>;
  can_use_mobile_app: WithDefault<boolean>;
  is_active: WithDefault<boolean>;
  /** The run that deactivated them. */
  deactivated_run_id: Optional<number>;
  confirmed_at: NullableTimestamp;
  chosen_plan: Optional<string>;
  preferences: Json<Record<string, unknown>>;
  failed_logins: WithDefault<number>;
  locked_until: NullableTimestamp;
  /** The address has an account elsewhere: nobody signs in with this row. */
  has_taken_email: WithDefault<boolean>;
}
export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  created_at: Stamp;
  last_used_at: Timestamp;
  expires_at: string;
  ended_at: NullableTimestamp;
  ended_reason: Optional<string>;
  user_agent: Optional<string>;
  address: Optional<string>;
  family_key: Buffer;
  /** Network and device of who signed in. */
  place: Optional<string>;
  failed_logins: WithDefault<number>;
  locked_until: NullableTimestamp;
  failed_checks: WithDefault<number>;
  checks_locked_until: NullableTimestamp;
}
export interface AccessTokensTable {
  hash: Buffer;
  session_id: number;
  expires_at: string;
}
export interface RefreshTokensTable {
  hash: Buffer;
  session_id: number;
  created_at: Stamp;
  spent_at: NullableTimestamp;
  was_retried: WithDefault<boolean>;
}
/** Opens one connection to the live channel. */
export interface WsTicketsTable {
  hash: Buffer;
  session_id: number;
  access_ends_at: string;
  expires_at: string;
  used_at: NullableTimestamp;
}
/** Under which address calendar programs read a person's dates; without a hash there is none. */
export interface CalendarFeedsTable {
  user_id: number;
  hash: Buffer | null;
  made_at: NullableTimestamp;
  shows_names: WithDefault<boolean>;
  shows_tasks: WithDefault<boolean>;
  shows_ends: WithDefault<boolean>;
  shows_instalments: WithDefault<boolean>;
}
export interface MailTokensTable {
  hash: Buffer;
  user_id: number;
  purpose: 'confirm' | 'reset' | 'invite';
  expires_at: string;
  used_at: NullableTimestamp;
}
