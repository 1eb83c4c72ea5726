import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../app/app.ts';
import { createHandlers } from '../app/resources.ts';
import { usualLimits } from '../base/settings/index.ts';
import { createLanes } from '../database/index.ts';
import { createPasswords } from '../identity/passwords/index.ts';
import { startLive } from '../live/index.ts';
import { readDocument } from '../server/request/document.ts';
import { createFileStore } from '../services/files/index.ts';
import { sandboxGateway } from '../subscription/gateways/index.ts';
import { temporaryFolder } from './temporaryFolder.ts';

// A whole process with the API and its live channel over the database that it is told of, to be killed by a test.
const connection: Parameters<typeof startLive>[1]['connection'] = JSON.parse(process.argv[2] ?? '{}');
const publicUrl = 'http://localhost:3000';
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const lanes = createLanes(connection, quiet, { max: 4 });
const document = readDocument(new URL('../../../../.build/openapi.json', import.meta.url));
const files = createFileStore(mkdtempSync(join(temporaryFolder(), 'corredor-live-')));
const passwords = createPasswords('pepper of the tests');
const gateway = sandboxGateway(lanes.house);
const brand = { brand: 'Corredor', supportEmail: 'operator@example.com', publicUrl };
const world = {
  files,
  gateway,
  document,
  passwords,
  ...brand,
  kickMail: () => {},
  limits: usualLimits,
  log: { warn: () => {} },
};
const handlers = createHandlers(world);
const app = await buildApp({ lanes, document, handlers, logger: false, publicUrl, hasLimits: false, isStrict: true });
await startLive(app, { db: lanes.live, connection, publicUrl, production: false });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
