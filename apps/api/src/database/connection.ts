import type { ClientConfig } from 'pg';

/** How to reach a database under one login. */
export type Connection = Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'database' | 'user' | 'options'>;

/** Where the database part reports; a pino logger fits. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** The SQLSTATE or system code of an error, or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** What a caught value says, an error or anything else. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
