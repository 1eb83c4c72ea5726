import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createLines, type Line, type Lines } from '../base/lines/index.ts';
import type { Connection, Log } from './connection.ts';
import { RoleDialect } from './dialect.ts';
import { type Db, longestWork, openPool } from './pool.ts';
import { connectTo, watched } from './watched.ts';

/** The server gives a statement ten seconds; a little above it, the server itself no longer answers. */
const longestAnswer = 11_000;
const patience = 5_000;

/** The shares of one process in its connections: of the ten that all work shares, and of five kept for signing in, looking up tokens and health. */
const shares = {
  brokerage: { share: 3, waiting: 100, patience },
  strangers: { share: 4, waiting: 100, patience },
  // At most one each for tickets, handshakes and lists, two each for marks and pushes; the channel keeps a pace of its own.
  live: { share: 7, waiting: Number.POSITIVE_INFINITY, patience: Number.POSITIVE_INFINITY },
  house: { share: 4, waiting: Number.POSITIVE_INFINITY, patience: Number.POSITIVE_INFINITY },
  health: { share: 1, waiting: 10, patience },
  signIn: { share: 2, waiting: 200, patience },
  lookUp: { share: 2, waiting: 1_000, patience },
} satisfies Record<string, Line>;
const keptConnections = 5;
const mostWaiting = 500;
/** After a restart everybody comes back at once, and is asked for by their token first. */
const mostAtKept = 1_500;
const mostKept = 1_000;

/** The same database, entered by different lines: nobody's work takes all connections of the process. */
export interface Lanes {
  /** For a brokerage's own requests. */
  brokerage: (partnerId: number) => Db;
  /** For what anybody may ask without an account. */
  strangers: Db;
  live: Db;
  /** For what the server does by itself; it may take long. */
  house: Db;
  /** These three have connections that no other work can take. */
  health: Db;
  signIn: Db;
  lookUp: Db;
  destroy: () => Promise<void>;
}
interface LaneOptions {
  /** Connections that all work shares. */
  max?: number;
  /** How long the database may be silent in the middle of a request (milliseconds). */
  longest?: number;
}

/** Opens the lanes of one process; `destroy()` closes them all. */
export function createLanes(
  connection: Connection,
  log: Log,
  { max = 10, longest = longestAnswer }: LaneOptions = {},
): Lanes {
  const work = openPool(connection, log, max);
  const keptFree = openPool(connection, log, keptConnections);
  const { role } = connection;
  const atWork = { role, pool: work, lines: createLines({ atOnce: max, waiting: mostWaiting }) };
  const atKept = { role, pool: keptFree, lines: createLines({ atOnce: keptConnections, waiting: mostAtKept }) };
  const kept = new Map<number, Db>();
  return {
    brokerage: (partnerId) => {
      const known = kept.get(partnerId) ?? laneOf(atWork, `brokerage ${partnerId}`, shares.brokerage, longest);
      if (kept.size >= mostKept) kept.clear();
      kept.set(partnerId, known);
      return known;
    },
    strangers: laneOf(atWork, 'strangers', shares.strangers, longest),
    live: laneOf(atWork, 'live', shares.live, longest),
    house: laneOf(atWork, 'house', shares.house, Math.max(longest, longestWork)),
    health: laneOf(atKept, 'health', shares.health, longest),
    signIn: laneOf(atKept, 'signIn', shares.signIn, longest),
    lookUp: laneOf(atKept, 'lookUp', shares.lookUp, longest),
    destroy: async () => {
      await Promise.all([work, keptFree].map((pool) => (pool.ending ? undefined : pool.end())));
    },
  };
}

function laneOf(
  { pool, lines, role }: { pool: Pool; lines: Lines; role: string | undefined },
  name: string,
  line: Line,
  longest: number,
): Db {
  const connect = async () => {
    const giveBack = await lines.enter(name, line);
    try {
      return watched(pool, await connectTo(pool), longest, giveBack);
    } catch (error) {
      giveBack();
      throw error;
    }
  };
  // The pool is closed for all lanes together.
  return new Kysely({
    dialect: new RoleDialect({ pool: { connect, end: async () => {}, options: pool.options } }, role),
  });
}
