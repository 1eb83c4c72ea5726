import { isEmail } from '@corredor/core/validation';
import { makeDataFolder } from './dataFolder.ts';
import { type LimitSettings, readLimits } from './limits.ts';
import { type PaymentSettings, readPayment } from './payment.ts';
import { keptSecretKey } from './secretKey.ts';
import { serverUser } from './serverUser.ts';
import { StartError } from './startError.ts';
import { readTrustedProxies, type TrustedProxies } from './trustedProxies.ts';

const noSupport =
  'SUPPORT_EMAIL is not set: messages of the contact form go to an example address. Set SUPPORT_EMAIL to your own.';
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The seconds that a request has unless the contract, or the operator, gives it more. */
export const usualTimeLimit = 15;

export type LogLevel = (typeof logLevels)[number];

/** Everything the server is told from outside, checked once at the start. */
export interface Settings {
  host: string;
  port: number;
  trustedProxies: TrustedProxies;
  publicUrl: string;
  dataDir: string;
  database: { kind: 'embedded' } | { kind: 'external'; url: string; migrationUrl: string };
  smtpUrl: string | null;
  /** How long a process that ended while it sent a mail keeps it from the others (seconds). */
  mailLease: number;
  /** How long a mail server may take over each answer (seconds). */
  mailPatience: number;
  /** Where messages to the operator of the product go. */
  supportEmail: string;
  /** The same where somebody gave it; null while it is the example's. */
  ownSupportEmail: string | null;
  /** Open connections of the live channel that one process takes. */
  liveSockets: number;
  /** Calls to the directory and the profiles that one address may make in four seconds. */
  publicCalls: number;
  /** How much one address, account or brokerage may ask. */
  limits: LimitSettings;
  /** The time of a request that the contract gives no more (seconds). */
  timeLimit: number;
  /** How long a process that is told to stop serves on (seconds). */
  stopDelay: number;
  /** With less free than this where the data is kept, nothing is changed (MiB). */
  diskReserve: number;
  payment: PaymentSettings;
  secretKey: string;
  demo: boolean;
  production: boolean;
  logLevel: LogLevel;
  /** Plain lines that the start prints, such as an unusual data folder. */
  notices: string[];
}

type Environment = Record<string, string | undefined>;

/** Reads the environment; `root` is the project's folder, against which DATA_DIR is resolved. */
export function readSettings(env: Environment, root: string): Settings {
  const value = (name: string) => env[name]?.trim() || undefined;
  const production = value('NODE_ENV') === 'production';
  const port = readPort(value('PORT'));
  const trustedProxies = readTrustedProxies(value('TRUST_PROXY'));
  const database = readDatabase(value('DATABASE_URL'), value('DATABASE_MIGRATION_URL'));
  const demo = readDemo(value('DEMO'), production);
  const publicUrl = readUrl('PUBLIC_URL', value('PUBLIC_URL') ?? `http://localhost:${port}`, ['http:', 'https:']);
  const smtp = value('SMTP_URL');
  const smtpUrl = smtp ? readUrl('SMTP_URL', smtp, ['smtp:', 'smtps:']) : null;
  const mailLease = readCount('MAIL_LEASE', value('MAIL_LEASE'), 30, 3_600);
  const mailPatience = readCount('MAIL_PATIENCE', value('MAIL_PATIENCE'), 600, 3_600);
  const payment = readPayment(value, production);
  const logLevel = readLogLevel(value('LOG_LEVEL'));
  const liveSockets = readCount('LIVE_SOCKETS', value('LIVE_SOCKETS'), 2_000, 100_000);
  const publicCalls = readCount('PUBLIC_CALLS', value('PUBLIC_CALLS'), 20, 10_000);
  const limits = readLimits(value('LIMITS'));
  const timeLimit = readCount('TIME_LIMIT', value('TIME_LIMIT'), usualTimeLimit, 3_600);
  const stopDelay = readCount('STOP_DELAY', value('STOP_DELAY'), production ? 5 : 0, 300, 0);
  const diskReserve = readCount('DISK_RESERVE', value('DISK_RESERVE'), 128, 1_000_000, 0);
  const givenKey = readSecretKey(value('SECRET_KEY'), database.kind === 'external');
  // With a database elsewhere, no other user needs to enter the folder.
  const user = database.kind === 'external' ? undefined : serverUser();
  const { dataDir, notice } = makeDataFolder(value('DATA_DIR'), root, user);
  const notices = notice ? [notice] : [];
  if (production && !value('SUPPORT_EMAIL')) notices.push(noSupport);
  return {
    host: value('HOST') ?? '127.0.0.1',
    port,
    trustedProxies,
    liveSockets,
    publicCalls,
    limits,
    timeLimit,
    stopDelay,
    diskReserve,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    dataDir,
    database,
    smtpUrl,
    mailLease,
    mailPatience,
    supportEmail: readSupportEmail(value('SUPPORT_EMAIL')),
    ownSupportEmail: value('SUPPORT_EMAIL') ?? null,
    payment,
    secretKey: givenKey ?? keptSecretKey(dataDir),
    demo,
    production,
    logLevel,
    notices,
  };
}

function readPort(text = '3000'): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new StartError(`PORT is "${text}". Set PORT to a whole number from 0 to 65535.`);
}

function readCount(name: string, text: string | undefined, usual: number, most: number, least = 1): number {
  if (text === undefined) return usual;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= least && count <= most) return count;
  throw new StartError(`${name} is "${text}". Set ${name} to a whole number from ${least} to ${most}.`);
}

function readDatabase(url: string | undefined, migrationUrl: string | undefined): Settings['database'] {
  const protocols = ['postgres:', 'postgresql:'];
  if (url) readUrl('DATABASE_URL', url, protocols);
  if (migrationUrl) readUrl('DATABASE_MIGRATION_URL', migrationUrl, protocols);
  if (url) return { kind: 'external', url, migrationUrl: migrationUrl ?? url };
  if (!migrationUrl) return { kind: 'embedded' };
  throw new StartError('DATABASE_MIGRATION_URL is set without DATABASE_URL. Set DATABASE_URL too, or neither.');
}

function readDemo(text: string | undefined, production: boolean): boolean {
  if (text === undefined) return !production;
  if (text !== '0' && text !== '1') throw new StartError(`DEMO is "${text}". Set DEMO to 1 or 0.`);
  if (text === '0') return false;
  if (!production) return true;
  throw new StartError('DEMO=1 would put known passwords into a production system. Leave DEMO out, or set DEMO=0.');
}

function readUrl(name: string, text: string, protocols: string[]): string {
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new StartError(`${name} is not an address. Set ${name} to one that begins with ${protocols[0]}//.`);
}

function readSupportEmail(address = 'soporte@corredor.example'): string {
  if (isEmail(address)) return address;
  throw new StartError(`SUPPORT_EMAIL is "${address}". Set SUPPORT_EMAIL to an e-mail address.`);
}

function readLogLevel(text = 'info'): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new StartError(`LOG_LEVEL is "${text}". Set LOG_LEVEL to one of ${logLevels.join(', ')}.`);
}

function readSecretKey(key: string | undefined, required: boolean): string | undefined {
  const mend = 'Set SECRET_KEY to at least 32 random characters, the same for every process.';
  if (key === undefined && required) throw new StartError(`DATABASE_URL needs a SECRET_KEY. ${mend}`);
  if (key !== undefined && key.length < 32) throw new StartError(`SECRET_KEY is too short. ${mend}`);
  return key;
}
