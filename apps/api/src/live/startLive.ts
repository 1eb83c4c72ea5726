import { closeCodes, readClientMessage } from '@corredor/core/live';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { WebSocket } from 'ws';
import type { TrustedProxies } from '../base/settings/index.ts';
import type { Connection } from '../database/index.ts';
import type { Database } from '../database/schema.ts';
import { type SpentTicket, spendWsTickets } from '../identity/accounts/index.ts';
import { addressOf } from '../server/http/trust.ts';
import { createTurnstile } from '../server/http/turnstile.ts';
import { createBatch } from './batch.ts';
import { createConnection } from './connection.ts';
import { createConnections } from './connections.ts';
import { createCounts } from './counts.ts';
import { drain } from './drain.ts';
import { readEvent } from './events.ts';
import { createFanOut } from './fanOut.ts';
import { createFloodGate } from './flood.ts';
import { createInbox } from './inbox.ts';
import { startListener } from './listener.ts';
import { liveStore } from './live.store.ts';
import { type LiveLimits, liveLimits } from './liveLimits.ts';
import { allowedOrigins } from './origins.ts';
import { createPace, type Pace } from './pace.ts';
import { createRequests } from './requests.ts';
import { createUpgradeHandler } from './upgradeHandler.ts';
import { startUpkeep } from './upkeep.ts';

export interface LiveOptions {
  db: Kysely<Database>;
  /** The app's login, for the connection that listens. */
  connection: Connection;
  publicUrl: string;
  production: boolean;
  trustedProxies?: TrustedProxies;
  limits?: Partial<LiveLimits>;
  /** Shared with whatever else of the process is asked for in batches. */
  pace?: Pace;
}
/** Of the pool's connections, for marks and for pushes each; with one for tickets, one for handshakes and one for lists, a rush leaves three of ten to everybody else. */
const readersAtOnce = 2;
const spentAtOnce = 100;

/** Opens the live channel on a server that does not listen yet; it ends with the server. */
export async function startLive(app: FastifyInstance, options: LiveOptions) {
  const { db, connection: login, publicUrl, production, pace = createPace() } = options;
  const limits = { ...liveLimits, ...options.limits };
  const log = app.log;
  const counts = createCounts();
  const connections = createConnections(limits.socketsOfUser);
  const store = liveStore(db);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the live channel could not read');
  const asks = createTurnstile({ atOnce: readersAtOnce, queueLimit: Number.POSITIVE_INFINITY });
  const pushes = createTurnstile({ atOnce: readersAtOnce, queueLimit: Number.POSITIVE_INFINITY });
  const requests = createRequests(store, { turnstile: asks, pace, onFailure });
  const { sendList } = requests;
  const fanOut = createFanOut({ connections, store, turnstile: pushes, sendList, onPush: counts.push, onFailure });
  let isStopping = false;
  let opening = 0;

  const recheck = async () => {
    // Who comes while the database answers was not asked about.
    const asked = [...connections.all()];
    const open = await store.openSessions([...new Set(asked.map((one) => one.sessionId))]);
    for (const one of asked) if (!open.has(one.sessionId)) one.close(closeCodes.unauthorised);
  };
  const catchUp = async () => {
    await recheck().catch(onFailure);
    await Promise.all([...connections.all()].filter((one) => one.hasList()).map(sendList));
  };
  const listener = await startListener({
    connection: login,
    log,
    onPayload: (payload) => {
      const event = readEvent(payload);
      if (event) fanOut.take(event);
    },
    onRestored: () => void catchUp(),
  });

  const onOpen = (socket: WebSocket, ticket: SpentTicket) => {
    const connection = createConnection(socket, ticket, limits);
    const inbox = createInbox(limits, (read: ReturnType<typeof readClientMessage>) => {
      if (read.kind === 'message') return requests.answer(connection, read.message);
      if (read.kind === 'unknown')
        log.info({ event: 'live_unknown_type', type: read.type.slice(0, 60) }, 'Unknown message type!');
      return Promise.resolve();
    });
    socket.on('message', (data, isBinary) => {
      if (!connection.isOpen()) return;
      const read = readClientMessage(isBinary ? undefined : String(data));
      if (read.kind === 'malformed') connection.close(closeCodes.badMessage);
      else if (!inbox.put(read)) connection.close(closeCodes.policy);
    });
    socket.on('close', (code) => {
      inbox.shut();
      connections.leave(connection);
      counts.close(code);
    });
    counts.accept();
    connections.enter(connection);
  };
  const spendOne = createBatch((tickets: string[]) => spendWsTickets(db, tickets), { largest: spentAtOnce });
  const spend = async (ticket: string) => {
    opening += 1;
    try {
      await pace.turn('handshake', limits.handshake);
      return await spendOne(ticket);
    } finally {
      opening -= 1;
    }
  };
  const hasHadEnough = createFloodGate(limits.handshakes);
  const upgrade = createUpgradeHandler({
    gate: {
      limits,
      isAllowedOrigin: allowedOrigins({ publicUrl, production }),
      isFlood: (request) => hasHadEnough(addressOf(request, options.trustedProxies ?? false)),
      isStopping: () => isStopping,
      isFull: () => connections.size() + opening >= limits.sockets,
      spend,
      onMismatch: ({ user_id, session_id }, claimed) =>
        log.warn(
          { event: 'malicious_direct_reference', user_id, session_id, claimed },
          'a live connection asked for another user',
        ),
    },
    counts,
    onOpen,
    onRefused: (decision) => log.info({ event: 'live_refused', ...decision }, 'a live connection was refused'),
  });
  app.server.on('upgrade', (request, stream, head) => void upgrade(request, stream, head));

  /** What the process sees of the live channel now and has seen since it started. */
  const figures = () => ({
    open: connections.size(),
    queue_bytes: [...connections.all()].reduce((sum, one) => sum + one.waitingBytes(), 0),
    is_listening: listener.isListening(),
    ...counts.read(),
  });
  const upkeep = startUpkeep({
    tendEvery: limits.tend,
    recheckEvery: limits.recheck,
    tend: (now) => {
      for (const one of connections.all()) one.tend(now);
    },
    recheck: () => recheck().catch(onFailure),
    report: () => log.debug({ event: 'live_figures', ...figures() }, 'live channel'),
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    await drain(connections, limits);
    upkeep.stop();
    await listener.stop();
  });
  return { figures };
}
export type Live = Awaited<ReturnType<typeof startLive>>;
