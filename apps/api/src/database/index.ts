export { type Connection, inTurn, type Log, takeRole, withClient } from './connection.ts';
export { startEmbedded } from './embedded.ts';
export { createLanes, type Lane, type Lanes } from './lanes.ts';
export { migrateDown, migrateUp, pendingMigrations, ranMigrations } from './migrate.ts';
export { type OpenDatabase, type OperatorDatabase, openDatabase, openForOperator, type Preparation } from './open.ts';
export { createDatabase, type Db } from './pool.ts';
export { withSystem, withTenant } from './transaction.ts';
export { tryWriting } from './tryWriting.ts';
export { SilentDatabase } from './watched.ts';
