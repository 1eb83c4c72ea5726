import type { PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type TimeLimit, TookTooLong } from '../base/timeLimit/index.ts';
import { cancelStatement } from './cancelStatement.ts';
import { codeOf } from './connection.ts';

/** The database said nothing for so long that its own limits no longer hold: it is frozen, or the network swallows what is sent. */
export class SilentDatabase extends Error {
  constructor() {
    super('the database gives no answer');
  }
}

/** When a pool last lost a connection to silence; what was opened before is not to be trusted. */
const silences = new WeakMap<Pool, number>();
const born = new WeakMap<PoolClient, number>();
let clock = 0;
const tick = () => {
  clock += 1;
  return clock;
};

/** Takes a connection of a pool that has not been open through a silence: others that were are thrown away. */
export async function connectTo(pool: Pool): Promise<PoolClient> {
  for (;;) {
    const client = await pool.connect();
    const since = born.get(client) ?? tick();
    born.set(client, since);
    if (since > (silences.get(pool) ?? 0)) return client;
    client.release(true);
  }
}

interface Watch {
  /** How long the database may be silent (milliseconds). */
  longest: number;
  /** How long a transaction may last that begins now, where the database does not end it by itself (milliseconds). */
  longestTransaction?: () => number | undefined;
  /** The time of the work that the connection serves. */
  limit?: TimeLimit;
  onRelease?: () => void;
}

/** The server's word for a transaction that took longer than its `transaction_timeout`. */
const transactionTimeout = '25P04';
const isBeginning = (text: string) => /^(?:begin|start transaction)\b/.test(text);

/**
 * A connection whose statements have a limit in this process too. One that is passed leaves it unknown what the server did: the
 * connection says nothing more and is closed, so that nobody gets it in the middle of another's transaction. Where the work that it serves
 * has to end, what runs is cancelled, and nothing is let through but taking back; only what is being committed is waited for.
 */
export function watched(
  pool: Pool,
  client: PoolClient,
  { longest, longestTransaction = () => undefined, limit, onRelease = () => {} }: Watch,
): PostgresPoolClient {
  const letGo = limit?.hold();
  /** What was sent and is not answered yet. */
  const running: string[] = [];
  let lost: Error | undefined;
  let isBack = false;
  let cancelling: Promise<void> | undefined;
  let forgotten: NodeJS.Timeout | undefined;

  const giveBack = (isUnsound: boolean) => {
    if (isBack) return;
    isBack = true;
    clearTimeout(forgotten);
    limit?.signal.removeEventListener('abort', breakOff);
    client.off('error', lose);
    client.off('end', end);
    client.release(isUnsound || client.getTransactionStatus() !== 'I');
    letGo?.();
    onRelease();
  };
  const lose = (reason: Error) => {
    lost ??= codeOf(reason) === transactionTimeout ? new TookTooLong() : reason;
    giveBack(true);
  };
  const end = () => lose(new Error('Connection terminated'));
  const cancel = () => {
    cancelling ??= cancelStatement(client).finally(() => {
      cancelling = undefined;
    });
  };
  const breakOff = () => {
    if (running.includes('commit')) limit?.settle();
    else if (running.some((text) => text !== 'rollback' && !isBeginning(text))) cancel();
  };
  /** Ends a transaction that nobody ends; whoever works in it is told at the next statement. */
  const forget = () => {
    if (running.includes('commit')) return;
    if (running.length > 0) cancel();
    lose(new TookTooLong());
  };
  limit?.signal.addEventListener('abort', breakOff);
  client.on('error', lose);
  client.on('end', end);

  const answerTo = async (text: string, values: readonly unknown[]) => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        lost = new SilentDatabase();
        silences.set(pool, tick());
        reject(lost);
      }, longest);
    });
    try {
      return await Promise.race([client.query(text, [...values]), silence]);
    } finally {
      clearTimeout(timer);
    }
  };
  const ask = async (text: string, values: readonly unknown[]) => {
    const isEnding = text === 'rollback';
    // Until the server has heard a cancellation, it could be taken for one of what is sent now.
    if (isEnding) await cancelling;
    if (lost) throw lost;
    if (!isEnding) limit?.signal.throwIfAborted();
    if (isBeginning(text)) {
      const longestNow = longestTransaction();
      if (longestNow !== undefined) forgotten = setTimeout(forget, longestNow).unref();
    }
    running.push(text);
    try {
      const answer = await answerTo(text, values);
      if (isEnding || text === 'commit') clearTimeout(forgotten);
      return answer;
    } catch (error) {
      if (codeOf(error) === transactionTimeout) lost ??= new TookTooLong();
      if (lost) throw lost;
      if (!isEnding && text !== 'commit') limit?.signal.throwIfAborted();
      throw error;
    } finally {
      running.splice(running.indexOf(text), 1);
    }
  };
  const release = (isUnsound: boolean) =>
    cancelling && !isUnsound ? void cancelling.then(() => giveBack(false)) : giveBack(isUnsound);
  return {
    // Nothing here reads by a cursor, the other way to call it: no limit would hold its pieces.
    query: ask as unknown as PostgresPoolClient['query'],
    release: (isUnsound) => release(lost !== undefined || Boolean(isUnsound)),
  };
}
