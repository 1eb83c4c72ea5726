import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildApp } from '../src/app/app.ts';
import { createHandlers } from '../src/app/resources.ts';
import { usualLimits } from '../src/base/settings/index.ts';
import {
  type Connection,
  createDatabase,
  createLanes,
  type Db,
  migrateUp,
  pendingMigrations,
  startEmbedded,
} from '../src/database/index.ts';
import { createPasswords } from '../src/identity/passwords/index.ts';
import { readDocument } from '../src/server/request/document.ts';
import { createFileStore } from '../src/services/files/index.ts';
import { sandboxGateway } from '../src/subscription/gateways/index.ts';
import { type BrokerageSize, type FilledBrokerage, fillBrokerage } from '../src/testing/fillBrokerage.ts';
import { backBeforeFacts } from '../src/testing/strayFacts.ts';
import { temporaryFolder } from '../src/testing/temporaryFolder.ts';
import { fillYear } from './fillYear.ts';
import { measureLastPages } from './lastPages.ts';
import { measureMovements } from './movements.ts';
import { type Records, sizeRequests } from './sizeRequests.ts';
import { percentile } from './statistics.ts';

const log = { info: () => {}, warn: console.warn, error: console.error };
const publicUrl = 'http://localhost:3000';
const brand = { brand: 'Corredor', supportEmail: 'operator@example.com', publicUrl };

type Sizes = [BrokerageSize, BrokerageSize];
/** A large and a middling brokerage: `scale` 1 has 200,000 and 20,000 policies. */
const sizesAt = (scale: number): Sizes => {
  const policies = Math.ceil(200_000 * scale);
  const people = { customers: Math.ceil(policies / 2), vehicles: Math.ceil(policies / 4) };
  const tenth = (value: number) => Math.ceil(value / 10);
  return [
    // A tenth are drafts, without instalments.
    { policies, instalments: 6, ...people },
    {
      policies: tenth(policies),
      instalments: 11,
      customers: tenth(people.customers),
      vehicles: tenth(people.vehicles),
    },
  ];
};

/** The last migration of the version that is in use: what comes after it is measured while somebody writes. */
const versionInUse = '0133';
/** Where a database that is kept says whose brokerages it holds. */
const filledFile = 'filled.json';

interface SizeOptions {
  /** 1 has 200,000 and 20,000 policies. */
  scale: number;
  rounds: number;
  /** A folder whose database stays, and is taken as it stands the next time within a day. */
  keep?: string;
}

/** Fills a database of the version before the facts, brings it up while somebody writes, and measures whole answers. */
export async function measureSize({ scale, rounds, keep }: SizeOptions) {
  const dataDir = keep ?? mkdtempSync(join(temporaryFolder(), 'corredor-bench-'));
  const filledBefore = keep && existsSync(join(keep, filledFile)) ? readFilled(keep) : undefined;
  if (!keep) chmodSync(dataDir, 0o711);
  const server = await startEmbedded({ dataDir, log, durable: false });
  try {
    const admin = createDatabase(server.admin, log, { max: 1 });
    const sizes = sizesAt(scale);
    const { filled, migration } = filledBefore
      ? { filled: filledBefore, migration: undefined }
      : await fillAll(server, admin, sizes);
    if (filledBefore) await migrateUp(server.owner, { log });
    else if (keep) writeFileSync(join(keep, filledFile), JSON.stringify(filled));
    const load = [loadavg()[0] ?? 0];
    const measured = await measureAnswers({ server, admin, filled, rounds, folder: dataDir, isFresh: !filledBefore });
    await admin.destroy();
    load.push(loadavg()[0] ?? 0);
    return { ...measured, migration, load, sizes: [sizes[1], sizes[0]] as const };
  } finally {
    await server.stop();
    if (!keep) rmSync(dataDir, { recursive: true, force: true });
  }
}

const readFilled = (folder: string): FilledBrokerage[] => JSON.parse(readFileSync(join(folder, filledFile), 'utf8'));

async function fillAll(server: { owner: Connection; admin: Connection }, admin: Db, [large, middling]: Sizes) {
  await migrateUp(server.owner, { log });
  await backBeforeFacts(server.owner);
  const filled: FilledBrokerage[] = [
    await fillBrokerage(admin, 'grande', large, false),
    await fillBrokerage(admin, 'mediana', middling, false),
  ];
  const small = { policies: 100, instalments: 6, customers: 100, vehicles: 30 };
  for (let one = 0; one < 20; one += 1) filled.push(await fillBrokerage(admin, `vecina${one}`, small, false));
  const pending = await pendingMigrations(server.owner);
  const before = pending.filter((name) => name.slice(0, versionInUse.length) <= versionInUse).length;
  await migrateUp(server.owner, { log, count: before });
  for (const { partnerId } of filled.slice(0, 2)) await fillYear(admin, partnerId);
  const migration = await migrateWhileWriting(server, filled[0]?.partnerId ?? 0);
  await sql`vacuum (analyze)`.execute(admin);
  return { filled, migration };
}

/** The longest that one small write had to wait, while the migrations ran over what is there. */
async function migrateWhileWriting(server: { owner: Connection; admin: Connection }, partnerId: number) {
  const writer = createDatabase(server.admin, log, { max: 1 });
  const ids = await sql<{ policy: number; payment: number; customer: number }>`select
    (select max(id) from policies where partner_id = ${partnerId}) as policy,
    (select max(id) from payments where partner_id = ${partnerId}) as payment,
    (select max(id) from customers where partner_id = ${partnerId}) as customer`.execute(writer);
  const { policy, payment, customer } = ids.rows[0] ?? { policy: 0, payment: 0, customer: 0 };
  const from = performance.now();
  let isOver = false;
  let longest = 0;
  const migrating = migrateUp(server.owner, { log }).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    await sql`update policies set observations = 'x' where id = ${policy}`.execute(writer);
    await sql`update payments set last_notified_at = now() where id = ${payment}`.execute(writer);
    await sql`update customers set notes = 'x' where id = ${customer}`.execute(writer);
    longest = Math.max(longest, performance.now() - began);
    await pause(5);
  }
  await migrating;
  const took = performance.now() - from;
  await writer.destroy();
  return { took, longest };
}

interface Filled {
  server: { app: Connection };
  admin: Db;
  filled: FilledBrokerage[];
  rounds: number;
  folder: string;
  /** Nothing was written since it was filled; what writes is measured once. */
  isFresh: boolean;
}
async function measureAnswers({ server, admin, filled, rounds, folder, isFresh }: Filled) {
  const lanes = createLanes(server.app, log);
  const document = readDocument(new URL('../../../.build/openapi.json', import.meta.url));
  const files = createFileStore(join(folder, 'files'));
  const own = { files, document, gateway: sandboxGateway(lanes.house), passwords: createPasswords('of the bench') };
  const handlers = createHandlers({ ...own, ...brand, kickMail: () => {}, limits: usualLimits, log });
  const app = await buildApp({
    lanes,
    document,
    handlers,
    logger: false,
    publicUrl,
    hasLimits: false,
    isStrict: false,
  });
  const ask = async (one: FilledBrokerage | undefined, url: string) => {
    const from = performance.now();
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${one?.token}` } });
    return { status: answer.statusCode, ms: performance.now() - from };
  };
  const [large, middling, neighbour] = filled;
  const figures = [];
  for (const [which, one] of [middling, large].entries()) {
    for (const { name, urls, goals } of sizeRequests(await recordsOf(admin, one?.partnerId ?? 0))) {
      const answers: Answer[] = [];
      for (const url of urls) {
        // The first reads what the others find in memory.
        await ask(one, url);
        for (let round = 0; round < rounds; round += 1) answers.push({ url, ...(await ask(one, url)) });
      }
      figures.push({ size: which, name, ...figureOf(answers), goal: goals[which] ?? 0 });
    }
    if (one && isFresh)
      for (const { name, answers, goal } of await measureMovements({ app, admin, one, rounds }))
        figures.push({ size: which, name, ...figureOf(answers), goal });
  }
  const lastPages = middling && (await measureLastPages({ app, admin, one: middling }));
  const list = '/api/policy/policies/';
  const quiet: number[] = [];
  for (let one = 0; one < 40; one += 1) quiet.push((await ask(neighbour, list)).ms);
  let isOver = false;
  const searches = Promise.all(
    Array.from({ length: 10 }, () => ask(large, `/api/search/?q=${encodeURIComponent('García')}`)),
  ).finally(() => {
    isOver = true;
  });
  const busy: number[] = [];
  while (!isOver) busy.push((await ask(neighbour, list)).ms);
  const refused = (await searches).filter(({ status }) => status !== 200).length;
  await app.close();
  await lanes.destroy();
  return { figures, lastPages, neighbour: { quiet: timesOf(quiet), busy: timesOf(busy), refused } };
}
interface Answer {
  url: string;
  status: number;
  ms: number;
}
function figureOf(answers: readonly Answer[]) {
  const times = answers.map(({ ms }) => ms);
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    slowest: answers.toSorted((a, b) => b.ms - a.ms)[0],
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}
const timesOf = (times: number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
/** One record of each kind that a filter may ask for, by the name of the filter. */
async function recordsOf(admin: Db, partnerId: number): Promise<Records> {
  const first = (table: string, column = 'id') =>
    sql`(select coalesce(min(${sql.ref(column)}), 1) from ${sql.table(table)} where partner_id = ${partnerId})`;
  const active = (column: string) =>
    sql`(select min(${sql.ref(column)}) from policies where partner_id = ${partnerId} and status = 'active')`;
  const { rows } = await sql<Records>`select ${active('id')} as policy, ${active('id')} as object_id,
    ${active('contractor_id')} as customer, ${active('contractor_id')} as contractor, ${active('payer_id')} as payer,
    ${first('vehicles', 'owner_id')} as owner, ${first('vehicles')} as vehicle, ${first('providers')} as provider,
    ${first('branches')} as branch, ${first('coverages')} as coverage, ${first('renewal_stages')} as stage,
    ${first('users')} as assignee, ${first('users')} as seller, ${first('roles')} as role`.execute(admin);
  const [records] = rows;
  if (!records) throw new Error('nothing was filled');
  return records;
}
