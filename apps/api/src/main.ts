import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { buildApp } from './app/app.ts';
import { createHandlers } from './app/resources.ts';
import { createJobs } from './app/scheduledJobs.ts';
import {
  type Condition,
  createCondition,
  createEnding,
  type Ending,
  heedSignals,
  watchDisk,
} from './base/condition/index.ts';
import { explainStartError, readSettings } from './base/settings/index.ts';
import { openDatabase, tryWriting } from './database/index.ts';
import { seedAll } from './demo/index.ts';
import { createPasswords } from './identity/passwords/index.ts';
import { startScheduler } from './jobs/index.ts';
import { startRetention } from './jobs/retention/index.ts';
import { createPace, startLive } from './live/index.ts';
import { tellReservedNames } from './office/partner/index.ts';
import { loadRenderer } from './public/pages/index.ts';
import { stripeOrigins } from './server/http/headers.ts';
import { readDocument } from './server/request/document.ts';
import { createFileStore } from './services/files/index.ts';
import { letterPictures } from './services/images/index.ts';
import { createMailer, startOutbox } from './services/mail/index.ts';
import { createGateway } from './subscription/gateways/index.ts';

const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const brand = 'Corredor';
/** Connections that may wait to be taken: after a restart all come at once, and one that finds no place tries again only seconds later. */
const backlog = 8192;

async function main() {
  const settings = readSettings(process.env, root);
  for (const notice of settings.notices) console.log(notice);
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const condition = createCondition({ log });
  const signals = heedSignals({ onStop: condition.stop, grace: settings.stopDelay * 1_000 });
  const database = await openDatabase(settings, {
    info: (text) => log.debug(text),
    warn: (text) => log.warn(text),
    error: (text) => log.error(text),
  });
  const ending = createEnding(database.close);
  signals.stopBy(ending.run);
  try {
    await tellReservedNames(database.owner, (text) => log.warn(text));
    await serve({ settings, log, database, signals, condition, ending });
  } catch (error) {
    // What was under way ended with the database.
    if (signals.haveCome()) return;
    // Why it could not start says more than what went wrong while it ended.
    await ending.run().catch(() => {});
    throw error;
  }
}

/** What the parts of a process share. */
interface Parts {
  settings: ReturnType<typeof readSettings>;
  log: pino.Logger;
  database: Awaited<ReturnType<typeof openDatabase>>;
  signals: ReturnType<typeof heedSignals>;
  condition: Condition;
  ending: Ending;
}

async function serve({ settings, log, database, signals, condition, ending }: Parts) {
  const outboxFolder = join(settings.dataDir, 'mail');
  const mailer = createMailer({
    smtpUrl: settings.smtpUrl,
    folder: outboxFolder,
    sender: { name: brand, address: `no-reply@${hostOf(settings.publicUrl)}` },
    patience: settings.mailPatience * 1_000,
  });
  const files = createFileStore(join(settings.dataDir, 'files'));
  const outbox = startOutbox({
    db: database.db,
    mailer,
    log,
    lease: settings.mailLease * 1_000,
    readPicture: letterPictures(files),
  });
  ending.add(outbox.stop);
  ending.add(startRetention({ db: database.db, log }).stop);
  const passwords = createPasswords(settings.secretKey);
  if (settings.demo) {
    console.log('Looking after the demo data; the first time this takes a minute or two.');
    await seedAll({ ...database, passwords, files, log });
  }
  const document = readDocument(join(root, '.build', 'openapi.json'));
  const world = {
    files,
    document,
    passwords,
    brand,
    supportEmail: settings.supportEmail,
    publicUrl: settings.publicUrl,
    gateway: await createGateway(settings.payment, database.db),
    kickMail: () => void outbox.kick(),
    limits: settings.limits,
    log,
  };
  const pace = createPace();
  const app = await buildApp({
    lanes: database.lanes,
    document,
    handlers: createHandlers(world, pace, condition),
    condition,
    logger: log,
    publicUrl: settings.publicUrl,
    securityEmail: settings.ownSupportEmail,
    hostFolder: join(root, 'apps', 'host', 'dist'),
    widgets: {
      built: join(root, 'packages', 'widgets', 'dist-elements'),
      kept: join(settings.dataDir, 'widgets'),
    },
    renderer: await loadRenderer(join(root, 'apps', 'host', 'dist-server', 'server.js')),
    trustedProxies: settings.trustedProxies,
    paymentOrigins: settings.payment.provider === 'stripe' ? stripeOrigins : null,
    hasLimits: true,
    publicCalls: settings.publicCalls,
    limits: settings.limits,
    timeLimit: settings.timeLimit * 1_000,
    isStrict: false,
    compilesAhead: true,
  });
  // What listens to the database must not take its end for a loss: also where it cannot start.
  ending.add(() => app.close());
  const jobs = createJobs({ db: database.db, world, log });
  await startLive(app, {
    db: database.lanes.live,
    connection: database.app,
    publicUrl: settings.publicUrl,
    production: settings.production,
    trustedProxies: settings.trustedProxies,
    limits: { sockets: settings.liveSockets },
    pace,
  });
  await app.listen({ port: settings.port, host: settings.host, backlog });
  const disk = watchDisk({
    condition,
    folder: settings.dataDir,
    reserve: settings.diskReserve * 1_048_576,
    probe: () => tryWriting(database.db),
  });
  void disk.look();
  ending.add(startScheduler({ connection: database.app, jobs, log }).stop);
  ending.add(disk.stop);
  signals.ready();
  console.log(`\n${brand} is ready at ${settings.publicUrl}`);
  if (settings.demo) console.log('Demo login: demo@corredor.example, password corredor-demo-1');
  console.log(settings.smtpUrl ? 'Mails go out by SMTP_URL.' : `Mails are written to ${outboxFolder}`);
}

const hostOf = (url: string) => new URL(url).hostname;

main().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exit(1);
});
