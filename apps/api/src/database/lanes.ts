import { availableParallelism } from 'node:os';
import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createLines, type Line, type Lines } from '../base/lines/index.ts';
import type { TimeLimit } from '../base/timeLimit/index.ts';
import type { Connection, Log } from './connection.ts';
import { BeginningDialect } from './dialect.ts';
import { type Db, endsTransactions, longestWork, openPool } from './pool.ts';
import type { Database } from './schema.ts';
import { connectTo, watched } from './watched.ts';

/** The server gives a statement ten seconds; a little above it, the server itself no longer answers. */
const longestAnswer = 11_000;
const patience = 5_000;
/** How long a transaction may last that no request limits: of what serves somebody, and of what the server does by itself. */
const longestTransactions = { served: 60_000, house: 1_800_000 };
/** So much later than its request a transaction is ended that nobody ended. */
const margin = 2_000;

/** The shares of one process in its connections: of the ten that all work shares, and of five kept for signing in, looking up tokens and health. */
const shares = {
  brokerage: { share: 3, waiting: 100, patience },
  // A search through all of a large book keeps a core busy: those of one brokerage leave one to the others.
  search: { share: Math.min(3, Math.max(1, availableParallelism() - 1)), waiting: 100, patience },
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

/** A way into the database. */
export class Lane extends Kysely<Database> {
  readonly #dialectFor: (limit?: TimeLimit) => BeginningDialect;

  constructor(dialectFor: (limit?: TimeLimit) => BeginningDialect) {
    super({ dialect: dialectFor() });
    this.#dialectFor = dialectFor;
  }

  /** The same way for work that has to end in its time: what runs then is cancelled and taken back, unless it is being committed. */
  within(limit: TimeLimit): Db {
    return new Kysely<Database>({ dialect: this.#dialectFor(limit) });
  }
}

/** The same database, entered by different lines: nobody's work takes all connections of the process. */
export interface Lanes {
  /** For a brokerage's own requests; its searches through everything have a line of their own. */
  brokerage: (partnerId: number, what?: 'search') => Lane;
  /** For what anybody may ask without an account. */
  strangers: Lane;
  live: Lane;
  /** For what the server does by itself; it may take long. */
  house: Lane;
  /** These three have connections that no other work can take. */
  health: Lane;
  signIn: Lane;
  lookUp: Lane;
  destroy: () => Promise<void>;
}
interface LaneOptions {
  /** Connections that all work shares. */
  max?: number;
  /** How long the database may be silent in the middle of a request (milliseconds). */
  longest?: number;
  /** How long a transaction may last that no request limits (milliseconds). */
  longestTransaction?: number;
}

/** Opens the lanes of one process; `destroy()` closes them all. */
export function createLanes(
  connection: Connection,
  log: Log,
  { max = 10, longest = longestAnswer, longestTransaction }: LaneOptions = {},
): Lanes {
  const work = openPool(connection, log, max);
  const keptFree = openPool(connection, log, keptConnections);
  const { role } = connection;
  const atWork = { role, pool: work, lines: createLines({ atOnce: max, waiting: mostWaiting }) };
  const atKept = { role, pool: keptFree, lines: createLines({ atOnce: keptConnections, waiting: mostAtKept }) };
  const served = { longest, longestTransaction: longestTransaction ?? longestTransactions.served };
  const house = {
    longest: Math.max(longest, longestWork),
    longestTransaction: longestTransaction ?? longestTransactions.house,
  };
  const kept = new Map<string, Lane>();
  return {
    brokerage: (partnerId, what) => {
      const name = `brokerage ${partnerId}${what ? `, ${what}` : ''}`;
      const known = kept.get(name) ?? laneOf(atWork, name, shares[what ?? 'brokerage'], served);
      if (kept.size >= mostKept) kept.clear();
      kept.set(name, known);
      return known;
    },
    strangers: laneOf(atWork, 'strangers', shares.strangers, served),
    live: laneOf(atWork, 'live', shares.live, served),
    house: laneOf(atWork, 'house', shares.house, house),
    health: laneOf(atKept, 'health', shares.health, served),
    signIn: laneOf(atKept, 'signIn', shares.signIn, served),
    lookUp: laneOf(atKept, 'lookUp', shares.lookUp, served),
    destroy: async () => {
      await Promise.all([work, keptFree].map((pool) => (pool.ending ? undefined : pool.end())));
    },
  };
}

function laneOf(
  { pool, lines, role }: { pool: Pool; lines: Lines; role: string | undefined },
  name: string,
  line: Line,
  { longest, longestTransaction }: { longest: number; longestTransaction: number },
): Lane {
  return new Lane((limit) => {
    const longestNow = () => (limit ? limit.left() + margin : longestTransaction);
    const connect = async () => {
      const giveBack = await lines.enter(name, line, limit?.signal);
      try {
        const client = await connectTo(pool);
        return watched(pool, client, {
          longest,
          longestTransaction: () => (endsTransactions(pool) ? undefined : longestNow()),
          limit,
          onRelease: giveBack,
        });
      } catch (error) {
        giveBack();
        throw error;
      }
    };
    return new BeginningDialect(
      // The pool is closed for all lanes together.
      { pool: { connect, end: async () => {}, options: pool.options } },
      { role, timeout: () => (endsTransactions(pool) ? longestNow() : undefined) },
    );
  });
}
