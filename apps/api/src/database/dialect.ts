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

/** How every transaction begins. */
interface Beginning {
  /** In this role, also where a pooler has handed over a session that forgot it. */
  role?: string;
  /** The database ends it after so long (milliseconds), where it can and is asked to. */
  timeout?: () => number | undefined;
}

/** PostgreSQL, with every transaction begun alike. */
export class BeginningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #beginning: Beginning;

  constructor(config: PostgresDialectConfig, beginning: Beginning = {}) {
    super(config);
    this.#config = config;
    this.#beginning = beginning;
  }

  override createDriver(): Driver {
    return new BeginningDriver(this.#config, this.#beginning);
  }
}

class BeginningDriver extends PostgresDriver {
  readonly #takeRole: readonly string[];
  readonly #timeout: () => number | undefined;

  constructor(config: PostgresDialectConfig, { role, timeout = () => undefined }: Beginning) {
    super(config);
    this.#takeRole = role ? [`set local role ${escapeIdentifier(role)}`] : [];
    this.#timeout = timeout;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isPlain = !settings.isolationLevel && !settings.accessMode;
    if (!isPlain) await super.beginTransaction(connection, settings);
    const timeout = this.#timeout();
    const limited = timeout === undefined ? [] : [`set local transaction_timeout = ${Math.max(1, Math.ceil(timeout))}`];
    const steps = [...(isPlain ? ['begin'] : []), ...this.#takeRole, ...limited];
    // All in one message, so that it takes no time on the way.
    if (steps.length > 0) await connection.executeQuery(CompiledQuery.raw(steps.join('; ')));
  }
}
