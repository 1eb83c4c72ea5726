import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { addMonths, todayIn } from '@corredor/core/dates';
import { buildApp } from '../src/app/app.ts';
import { createHandlers } from '../src/app/resources.ts';
import { usualLimits } from '../src/base/settings/index.ts';
import { createDatabase, createLanes, migrateUp, startEmbedded } from '../src/database/index.ts';
import { createPasswords } from '../src/identity/passwords/index.ts';
import { listOperations, readDocument } from '../src/server/request/document.ts';
import { createFileStore } from '../src/services/files/index.ts';
import { sandboxGateway } from '../src/subscription/gateways/index.ts';
import { fillBrokerage } from '../src/testing/fillBrokerage.ts';
import { temporaryFolder } from '../src/testing/temporaryFolder.ts';

const log = { info: () => {}, warn: console.warn, error: console.error };
const publicUrl = 'http://localhost:3000';
const brand = { brand: 'Corredor', supportEmail: 'operator@example.com', publicUrl };
/** As the wizard asks: rows of a check, and policies that go in with one request. */
const [checkedAtOnce, importedAtOnce] = [200, 50];

/** A portfolio as an old program writes it: every policy in three instalments of which one and a half are paid, three policies for two customers or so. */
function rowsOf(count: number) {
  const today = todayIn('America/Guayaquil', new Date());
  return Array.from({ length: count }, (_, place) => ({
    number: place + 2,
    values: {
      ...{ number: `ALL-${place}`, provider: place % 2 === 0 ? 'Andina' : 'Boreal', branch: 'Vehículos' },
      ...{
        contractor_identification: `CLIENTE${place % Math.ceil(count * 0.6)}`,
        contractor_name: 'Cliente De Cartera',
      },
      ...{ start_date: today, end_date: addMonths(today, 12), net_premium: '500,00', seller: 'Luis Paz' },
      ...{ total_grant: place % 2 === 0 ? '600,00' : '', instalments: '3', paid_amount: '300,00' },
    },
  }));
}
type Rows = ReturnType<typeof rowsOf>;
const chunksOf = (rows: Rows, size: number) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, place) => rows.slice(place * size, (place + 1) * size));

/** Checks, takes in and takes back a portfolio at the server, in a database that is thrown away; answers the seconds of each. */
export async function measureImport({ policies }: { policies: number }) {
  const dataDir = mkdtempSync(join(temporaryFolder(), 'corredor-bench-'));
  chmodSync(dataDir, 0o711);
  const server = await startEmbedded({ dataDir, log, durable: false });
  try {
    await migrateUp(server.owner, { log });
    const admin = createDatabase(server.admin, log, { max: 1 });
    const few = { policies: 10, instalments: 3, customers: 10, vehicles: 5 };
    const { token } = await fillBrokerage(admin, 'trae', few);
    await admin.destroy();
    const lanes = createLanes(server.app, log);
    const document = readDocument(new URL('../../../.build/openapi.json', import.meta.url));
    const files = createFileStore(join(dataDir, 'files'));
    const own = { files, document, gateway: sandboxGateway(lanes.house), passwords: createPasswords('of the bench') };
    const handlers = createHandlers({ ...own, ...brand, kickMail: () => {}, limits: usualLimits, log });
    const isStrict = false;
    const app = await buildApp({ lanes, document, handlers, logger: false, publicUrl, hasLimits: false, isStrict });
    const operations = new Map(listOperations(document).map((one) => [one.id, one]));
    const call = async (id: string, body: object | undefined, importId = 0) => {
      const operation = operations.get(id);
      if (!operation) throw new Error(`no operation ${id}`);
      const answer = await app.inject({
        method: operation.method.toUpperCase() as 'POST',
        url: operation.path.replace('{importId}', String(importId)),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
        payload: body,
      });
      if (answer.statusCode >= 300) throw new Error(`${id} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json() as { id: number; results: { outcome: string }[]; remaining_count: number };
    };
    const timed = async (work: () => Promise<unknown>) => {
      const from = performance.now();
      await work();
      return (performance.now() - from) / 1000;
    };
    const refuseOthers = ({ results }: { results: { outcome: string; errors?: object }[] }) => {
      const other = results.find(({ outcome }) => outcome !== 'created');
      if (other) throw new Error(`a row became ${other.outcome}: ${JSON.stringify(other.errors)}`);
    };
    const rows = rowsOf(policies);
    const load = [loadavg()[0] ?? 0];
    const checked = await timed(async () => {
      for (const some of chunksOf(rows, checkedAtOnce))
        refuseOthers(await call('checkImport', { kind: 'policies', rows: some }));
    });
    const begin = { kind: 'policies', file_name: 'todo.xlsx', rows_count: policies, good_count: policies };
    const { id } = await call('createImport', begin);
    const imported = await timed(async () => {
      for (const some of chunksOf(rows, importedAtOnce))
        refuseOthers(await call('createImportRows', { rows: some }, id));
      await call('finishImport', undefined, id);
    });
    const undone = await timed(async () => {
      let left = 1;
      while (left > 0) left = (await call('undoImport', undefined, id)).remaining_count;
    });
    load.push(loadavg()[0] ?? 0);
    await app.close();
    await lanes.destroy();
    return { checked, imported, undone, load };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
