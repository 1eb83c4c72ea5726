import { join } from 'node:path';
import { buildApp } from '../app/app.ts';
import { createHandlers } from '../app/resources.ts';
import { createJobs } from '../app/scheduledJobs.ts';
import { explainStartError, readSettings } from '../base/settings/index.ts';
import { openDatabase } from '../database/index.ts';
import { seedAll } from '../demo/index.ts';
import { createPasswords } from '../identity/passwords/index.ts';
import { startScheduler } from '../jobs/index.ts';
import { startLive } from '../live/index.ts';
import { readDocument } from '../server/request/document.ts';
import { createFileStore } from '../services/files/index.ts';
import { createMailer, startOutbox } from '../services/mail/index.ts';
import { sandboxGateway } from '../subscription/gateways/index.ts';

// A whole process of the product as main.ts starts it, by the environment alone; it only serves no pages, which would have to be built, and
// sends mails where it is given a mail server.
const warn = (facts: unknown, text?: unknown) => console.error('warning', facts, text);
const log = { info: () => {}, warn, error: warn };

async function main() {
  const settings = readSettings(process.env, '/');
  const database = await openDatabase(settings, log);
  const passwords = createPasswords(settings.secretKey);
  const files = createFileStore(join(settings.dataDir, 'files'));
  if (settings.demo) await seedAll({ ...database, passwords, files, log });
  const document = readDocument(new URL('../../../../.build/openapi.json', import.meta.url));
  const { publicUrl, supportEmail } = settings;
  const gateway = sandboxGateway(database.db);
  const { limits } = settings;
  const told = { brand: 'Corredor', supportEmail, publicUrl, limits };
  const world = { files, gateway, document, passwords, ...told, kickMail: () => {}, log };
  const handlers = createHandlers(world);
  const { lanes } = database;
  const app = await buildApp({ lanes, document, handlers, logger: false, publicUrl, hasLimits: false, isStrict: true });
  await startLive(app, { db: lanes.live, connection: database.app, publicUrl, production: false });
  const scheduler = startScheduler({
    connection: database.app,
    jobs: createJobs({ db: database.db, world, log }),
    log,
  });
  const mailer = createMailer({
    smtpUrl: settings.smtpUrl,
    folder: join(settings.dataDir, 'mail'),
    sender: { name: told.brand, address: 'no-reply@localhost' },
    patience: settings.mailPatience * 1_000,
  });
  const lease = settings.mailLease * 1_000;
  const outbox = settings.smtpUrl ? startOutbox({ db: database.db, mailer, log, lease }) : null;
  process.once('SIGTERM', async () => {
    await outbox?.stop();
    await scheduler.stop();
    await app.close();
    await database.close();
    process.exit(0);
  });
  console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
}

main().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exit(1);
});
