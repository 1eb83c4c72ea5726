import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { temporaryFolder } from '../src/testing/temporaryFolder.ts';
import type { Order, Page, Report } from './crowd.ts';
import { makePeople, type Person } from './people.ts';
import { probe } from './probe.ts';
import { pushEach } from './pushes.ts';
import { freePort, startServer } from './server.ts';
import { percentile } from './statistics.ts';

interface LiveBench {
  /** Open pages while notifications are pushed, and pages that come back together. */
  sockets: number;
  clients: number;
  notices: number;
  perSecond: number;
  seconds: number;
}
const pagesOfUser = 20;
const patience = 60_000;

/** Measures the live channel of a real server on a data folder of its own, which is thrown away. */
export async function measureLive({ sockets, clients, notices, perSecond, seconds }: LiveBench) {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'corredor-bench-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'error',
    NODE_ENV: '',
    DATABASE_URL: '',
    DATABASE_MIGRATION_URL: '',
    LIVE_SOCKETS: String(clients + 100),
  };
  const load = [loadavg()[0] ?? 0];
  let server = await startServer(env);
  const crowd = new Worker(new URL('./crowd.ts', import.meta.url));
  const order = (one: Order) => crowd.postMessage(one);
  try {
    const people = await makePeople(dataDir, { people: Math.ceil(clients / pagesOfUser), pages: pagesOfUser, notices });
    const [first] = people;
    if (!first) throw new Error('nobody was made');
    const pages = people.flatMap((person) => pagesOf(person)).slice(0, clients);
    const memory = { none: server.memory(), some: 0, all: 0 };
    const open = async (some: Page[]) => {
      const all = reportOf(crowd, 'complete');
      order({ type: 'open', url, pages: some });
      await all;
      await pause(2_000);
      return server.memory();
    };
    memory.some = await open(pages.slice(0, sockets));
    const told = people.slice(0, Math.floor(sockets / pagesOfUser));
    const committed = await pushEach(dataDir, told, { perSecond, seconds });
    await pause(2_000);
    const arrived = reportOf(crowd, 'arrivals');
    order({ type: 'arrivals' });
    const { arrivals } = await arrived;
    const delays = arrivals.map(([sequence, at]) => at - (committed[sequence] ?? Number.NaN));
    memory.all = await open(pages.slice(sockets));

    const quiet = await probe(url, first.token, pause(5_000));
    const comeBack = async (signal: 'SIGKILL' | 'SIGTERM') => {
      const everybody = reportOf(crowd, 'complete');
      // It is awaited later: until then, its failure must not end the process without cleaning up.
      everybody.catch(() => {});
      await server.end(signal);
      server = await startServer(env);
      const from = Number(process.hrtime.bigint()) / 1e6;
      const requests = await probe(url, first.token, everybody);
      const back = await everybody.catch(() => null);
      return {
        seconds: back ? (back.at - from) / 1000 : Number.POSITIVE_INFINITY,
        requests,
        setbacks: back?.setbacks ?? null,
      };
    };
    const crash = await comeBack('SIGKILL');
    await pause(3_000);
    const restart = await comeBack('SIGTERM');
    load.push(loadavg()[0] ?? 0);
    return {
      load,
      memory,
      pushes: {
        sent: committed.length,
        expected: committed.length * pagesOfUser,
        arrived: delays.length,
        p50: percentile(delays, 0.5),
        p95: percentile(delays, 0.95),
        p99: percentile(delays, 0.99),
      },
      quiet,
      crash,
      restart,
    };
  } finally {
    order({ type: 'leave' });
    await crowd.terminate();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const pagesOf = ({ userId, token, tickets }: Person): Page[] => tickets.map((ticket) => ({ userId, token, ticket }));

/** The next report of a type. */
async function reportOf<Type extends Report['type']>(
  crowd: Worker,
  type: Type,
): Promise<Extract<Report, { type: Type }>> {
  const isIt = (report: Report): report is Extract<Report, { type: Type }> => report.type === type;
  const signal = AbortSignal.timeout(patience);
  for (;;) {
    const [report]: Report[] = await once(crowd, 'message', { signal }).catch(() => {
      throw new Error(`not everybody was connected within ${patience / 1000} s`);
    });
    if (report && isIt(report)) return report;
  }
}
