import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder } from './dataFolder.ts';
import { usualLimits } from './limits.ts';
import { readSettings } from './settings.ts';
import { explainStartError } from './startError.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'corredor-settings-'));
  chmodSync(root, 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

const external = { DATABASE_URL: 'postgres://app@db/corredor', SECRET_KEY: 'k'.repeat(32) };

const stripe = {
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({}, root)).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: join(root, '.data'),
      database: { kind: 'embedded' },
      smtpUrl: null,
      mailLease: 30,
      mailPatience: 600,
      payment: { provider: 'sandbox' },
      demo: true,
      production: false,
      logLevel: 'info',
      liveSockets: 2_000,
      publicCalls: 20,
      limits: usualLimits,
      timeLimit: 15,
      stopDelay: 0,
      diskReserve: 128,
    });
  });

  it('keep the secret key they made, for nobody else to read', () => {
    const { secretKey, dataDir } = readSettings({}, root);
    expect(secretKey.length).toBeGreaterThanOrEqual(32);
    expect(readSettings({}, root).secretKey).toBe(secretKey);
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  });

  it('believe no proxy but those that are named', () => {
    const trusted = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }, root).trustedProxies;
    expect(readSettings({}, root).trustedProxies).toBe(false);
    expect(trusted('0')).toBe(false);
    expect(trusted('2')).toEqual({ count: 2 });
    expect(trusted('10.0.0.0/8, fd00::/8,loopback, 192.0.2.1')).toEqual({
      addresses: ['10.0.0.0/8', 'fd00::/8', 'loopback', '192.0.2.1'],
    });
  });

  it('change the limits that are named, and no other', () => {
    const { limits } = readSettings({ LIMITS: 'register=20, calls=40' }, root);
    expect(limits).toEqual({ ...usualLimits, register: 20, calls: 40 });
  });

  it('take one address for both logins of a database elsewhere', () => {
    const { DATABASE_URL: url } = external;
    expect(readSettings(external, root).database).toEqual({ kind: 'external', url, migrationUrl: url });
  });

  it('never fill a production system with demonstration accounts', () => {
    expect(readSettings({ NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' }, root).demo).toBe(false);
    expect(() => readSettings({ NODE_ENV: 'production', DEMO: '1' }, root)).toThrow('DEMO=1');
  });

  it('warn a production system that its contact form leads to nobody', () => {
    const noticesOf = (more: Record<string, string>) =>
      readSettings({ NODE_ENV: 'production', ...stripe, ...more }, root).notices;
    expect(noticesOf({}).join()).toContain('SUPPORT_EMAIL is not set');
    expect(noticesOf({ SUPPORT_EMAIL: 'ayuda@andes.example' }).join()).not.toContain('SUPPORT_EMAIL');
    expect(readSettings({}, root).notices.join()).not.toContain('SUPPORT_EMAIL');
  });

  it('publish no address of the example for whoever found a weakness', () => {
    expect(readSettings({}, root)).toMatchObject({ supportEmail: 'soporte@corredor.example', ownSupportEmail: null });
    const own = 'ayuda@andes.example';
    expect(readSettings({ SUPPORT_EMAIL: own }, root)).toMatchObject({ supportEmail: own, ownSupportEmail: own });
  });

  it('sell plans for no money in production only where somebody asked for that by name', () => {
    expect(() => readSettings({ NODE_ENV: 'production' }, root)).toThrow('PAYMENT_GATEWAY is not set');
    const { payment } = readSettings({ NODE_ENV: 'production', ...stripe }, root);
    expect(payment).toMatchObject({ provider: 'stripe', secretKey: 'sk_test_1', apiUrl: null });
  });

  it.each([
    [{ PORT: '80a' }, 'Set PORT to'],
    [{ PORT: '70000' }, 'Set PORT to'],
    [{ LIVE_SOCKETS: '0' }, 'Set LIVE_SOCKETS to'],
    [{ LIVE_SOCKETS: 'many' }, 'Set LIVE_SOCKETS to'],
    [{ PUBLIC_CALLS: '2.5' }, 'Set PUBLIC_CALLS to'],
    [{ LIMITS: 'tea=3' }, 'Set LIMITS to'],
    [{ LIMITS: 'register=0' }, 'Set LIMITS to'],
    [{ LIMITS: 'register' }, 'Set LIMITS to'],
    [{ DISK_RESERVE: '1 GB' }, 'Set DISK_RESERVE to'],
    [{ STOP_DELAY: '-1' }, 'Set STOP_DELAY to'],
    [{ TIME_LIMIT: '0' }, 'Set TIME_LIMIT to a whole number from 1 to 3600'],
    [{ TRUST_PROXY: 'true' }, 'Set TRUST_PROXY to'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'Set TRUST_PROXY to'],
    [{ TRUST_PROXY: '10.0.0.1,' }, 'Set TRUST_PROXY to'],
    [{ DATABASE_URL: 'mysql://db' }, 'Set DATABASE_URL to'],
    [{ DATABASE_URL: external.DATABASE_URL }, 'Set SECRET_KEY to'],
    [{ ...external, SECRET_KEY: 'short' }, 'Set SECRET_KEY to'],
    [{ DATABASE_MIGRATION_URL: 'postgres://db' }, 'Set DATABASE_URL too'],
    [{ PUBLIC_URL: 'corredor.example' }, 'Set PUBLIC_URL to'],
    [{ SMTP_URL: 'http://mail' }, 'Set SMTP_URL to'],
    [{ MAIL_LEASE: '0' }, 'Set MAIL_LEASE to'],
    [{ MAIL_PATIENCE: 'long' }, 'Set MAIL_PATIENCE to'],
    [{ DEMO: 'yes' }, 'Set DEMO to'],
    [{ PAYMENT_GATEWAY: 'paypal' }, 'Set PAYMENT_GATEWAY to'],
    [{ STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }, 'Set PAYMENT_GATEWAY to stripe too'],
    [{ PAYMENT_GATEWAY: 'stripe' }, 'Set STRIPE_SECRET_KEY to'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'Set STRIPE_PUBLISHABLE_KEY to'],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'different modes'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }, 'Set STRIPE_WEBHOOK_SECRET to'],
    [{ ...stripe, STRIPE_API_URL: 'http://localhost/v1' }, 'STRIPE_API_URL is not an address'],
    [{ LOG_LEVEL: 'loud' }, 'Set LOG_LEVEL to'],
  ])('say how to mend %j', (env, mend) => {
    expect(() => readSettings(env, root)).toThrow(mend);
    expect(existsSync(join(root, '.data'))).toBe(false);
  });
});

describe('the data folder', () => {
  const stranger = { uid: 64_321, gid: 64_321 };

  it('is refused when it was chosen and the database cannot enter it', () => {
    mkdirSync(join(root, 'closed'), { mode: 0o700 });
    expect(() => makeDataFolder('closed', root, stranger)).toThrow('cannot enter DATA_DIR');
  });

  it('is taken when the database can enter it', () => {
    expect(makeDataFolder('open', root, stranger)).toEqual({ dataDir: join(root, 'open') });
  });
});

describe('an error at the start', () => {
  const failure = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });

  it.each([
    [failure('EADDRINUSE', { port: 3000 }), 'Port 3000 is already in use'],
    [failure('EACCES', { syscall: 'listen', port: 80 }), 'Set PORT to a number above 1023'],
    [failure('EACCES', { path: '/data' }), 'may not use /data'],
    [failure('28P01'), 'Check DATABASE_URL'],
    [
      Object.assign(new Error("fastify-plugin: Plugin did not start in time: 'pagesPlugin'."), {
        code: 'FST_ERR_PLUGIN_TIMEOUT',
      }),
      'waited a minute for its part pagesPlugin to load',
    ],
    [new Error('odd'), 'Corredor could not start: odd'],
  ])('is one plain sentence and its mend: %s', (error, sentence) => {
    expect(explainStartError(error)).toContain(sentence);
  });
});
