export type { Connection, Log } from './connection.ts';
export { startEmbedded } from './embedded.ts';
export { pingDatabase } from './health.ts';
export { createLanes, type Lanes } from './lanes.ts';
export { migrateDown, migrateUp, pendingMigrations, ranMigrations } from './migrate.ts';
export { type OpenDatabase, type OperatorDatabase, openDatabase, openForOperator } from './open.ts';
export { createDatabase, type Db } from './pool.ts';
export { withSystem, withTenant } from './transaction.ts';
export { SilentDatabase } from './watched.ts';
