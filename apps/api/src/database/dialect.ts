import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import { escapeIdentifier } from 'pg';

/** PostgreSQL, with every transaction in a role, also where a pooler has handed over a session that forgot it. */
export class RoleDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #role: string | undefined;

  constructor(config: PostgresDialectConfig, role?: string) {
    super(config);
    this.#config = config;
    this.#role = role;
  }

  override createDriver(): Driver {
    return this.#role ? new RoleDriver(this.#config, this.#role) : super.createDriver();
  }
}

class RoleDriver extends PostgresDriver {
  readonly #takeRole: string;

  constructor(config: PostgresDialectConfig, role: string) {
    super(config);
    this.#takeRole = `set local role ${escapeIdentifier(role)}`;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isPlain = !settings.isolationLevel && !settings.accessMode;
    if (!isPlain) await super.beginTransaction(connection, settings);
    // Both in one message, so that it takes no time on the way.
    await connection.executeQuery(CompiledQuery.raw(isPlain ? `begin; ${this.#takeRole}` : this.#takeRole));
  }
}
