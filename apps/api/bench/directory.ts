import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app/app.ts';
import { createHandlers } from '../src/app/resources.ts';
import { usualLimits } from '../src/base/settings/index.ts';
import { createDatabase, createLanes, migrateUp, startEmbedded } from '../src/database/index.ts';
import { createPasswords } from '../src/identity/passwords/index.ts';
import { readDocument } from '../src/server/request/document.ts';
import { createFileStore } from '../src/services/files/index.ts';
import { sandboxGateway } from '../src/subscription/gateways/index.ts';
import { temporaryFolder } from '../src/testing/temporaryFolder.ts';
import { directoryQueries } from './directoryQueries.ts';
import { fillDirectory } from './fillDirectory.ts';
import { percentile } from './statistics.ts';

const log = { info: () => {}, warn: console.warn, error: console.error };
const brand = { brand: 'Corredor', supportEmail: 'operator@example.com', publicUrl: 'http://localhost:3000' };

/** Fills a database that is thrown away, and measures whole answers of the directory: asked for the first time, and again. */
export async function measureDirectory({ partners, rounds }: { partners: number; rounds: number }) {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'corredor-bench-'));
  chmodSync(dataDir, 0o711);
  const server = await startEmbedded({ dataDir, log, durable: false });
  try {
    await migrateUp(server.owner, { log });
    const admin = createDatabase(server.admin, log, { max: 1 });
    await fillDirectory(admin, partners);
    await admin.destroy();
    const lanes = createLanes(server.app, log, { max: 4 });
    const db = lanes.house;
    const document = readDocument(new URL('../../../.build/openapi.json', import.meta.url));
    const files = createFileStore(join(dataDir, 'files'));
    const own = { files, document, gateway: sandboxGateway(db), passwords: createPasswords('of the bench') };
    const handlers = createHandlers({ ...own, ...brand, kickMail: () => {}, limits: usualLimits, log });
    const publicUrl = brand.publicUrl;
    const app = await buildApp({
      lanes,
      document,
      handlers,
      logger: false,
      publicUrl,
      hasLimits: false,
      isStrict: false,
    });
    const load = [loadavg()[0] ?? 0];
    const ask = async (query: string) => {
      const from = performance.now();
      const answer = await app.inject({ url: `/api/public/directory/?${query}` });
      if (answer.statusCode !== 200) throw new Error(`${query} answered ${answer.statusCode}`);
      const { count }: { count: number } = answer.json();
      return { count, ms: performance.now() - from };
    };
    // The first query of a process compiles the schemas.
    await ask('search=calentamiento');
    const figures = [];
    for (const { name, queries } of directoryQueries) {
      const first = [];
      for (const query of queries) first.push(await ask(query));
      const again = [];
      for (let round = 0; round < rounds; round += 1) for (const query of queries) again.push(await ask(query));
      figures.push({
        name,
        found: percentile(
          first.map(({ count }) => count),
          0.5,
        ),
        first: timesOf(first),
        again: timesOf(again),
      });
    }
    load.push(loadavg()[0] ?? 0);
    await app.close();
    await lanes.destroy();
    return { figures, load };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
const timesOf = (answers: { ms: number }[]) => answers.map(({ ms }) => ms);
