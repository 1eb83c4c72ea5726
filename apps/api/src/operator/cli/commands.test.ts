import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Connection, withTenant } from '../../database/index.ts';
import { patience } from '../../testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { commands } from './commands/index.ts';
import { runCommand } from './run.ts';

let folder: string;
let database: TestDatabase;
const urlOf = ({ user, host, database: name }: Connection) =>
  `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host ?? '')}`;

/** The settings of a system whose database is this one. */
function pointTo({ app, owner }: Pick<TestDatabase, 'app' | 'owner'>, dataDir: string) {
  vi.stubEnv('DATABASE_URL', urlOf(app));
  vi.stubEnv('DATABASE_MIGRATION_URL', urlOf(owner));
  vi.stubEnv('SECRET_KEY', 'a secret key of more than thirty-two characters');
  vi.stubEnv('DATA_DIR', join(folder, dataDir));
  vi.stubEnv('NODE_ENV', 'test');
}
const run = async (...args: string[]) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(commands, args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'corredor-commands-'));
  database = await createTestDatabase({ hasOwnGroup: true });
  pointTo(database, 'data');
  expect(await run('seed')).toMatchObject({ code: 0, out: expect.stringContaining('demo@corredor.example') });
}, patience(120_000));
afterEach(() => pointTo(database, 'data'));
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('corredor seed', () => {
  it('makes the demo once, and never in production', async () => {
    expect(await run('seed')).toEqual({ code: 0, out: 'The demo is there already.', err: '' });
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('PAYMENT_GATEWAY', 'sandbox');
    expect(await run('seed')).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was written') });
  });
});

describe('corredor list-partners', () => {
  it('shows every brokerage with its plan, or those that match', async () => {
    const { code, out } = await run('list-partners');
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(/^id +alias +name +plan/);
    expect(out).toMatch(/andrade-seguros +Andrade Seguros +Professional +active/);
    expect((await run('list-partners', '--search', 'OTRO cór')).out).not.toContain('andrade');
    expect((await run('list-partners', '--search', '100%')).out).toBe('No brokerage matches.');
    expect((await run('list-partners', '--pending')).out).toBe('No brokerage matches.');
  });

  it('speaks to other programs', async () => {
    const { out } = await run('list-partners', '--json', '--search', 'andrade');
    expect(JSON.parse(out)).toMatchObject({ alias: 'andrade-seguros', state: 'active', pending_payment_id: null });
  });
});

describe('corredor approve, reject and extend', () => {
  const brokerage = () =>
    database.ownerDb.selectFrom('partners').select('id').where('alias', '=', 'otro-corredor').executeTakeFirstOrThrow();
  /** A year that was entered by hand and waits for review. */
  async function buy() {
    const { id } = await brokerage();
    return withTenant(database.db, { partnerId: id }, async (trx) => {
      const subscription = await trx
        .insertInto('subscriptions')
        .values({
          partner_id: id,
          plan_id: 4,
          subscription_type: 'annual',
          starts_on: '2026-01-01',
          ends_on: '2099-12-31',
          is_paid: false,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const term = { from_date: '2026-01-01', to_date: '2099-12-31', amount: '990.00', currency: 'USD' };
      const payment = await trx
        .insertInto('subscription_payments')
        .values({
          partner_id: id,
          subscription_id: subscription.id,
          plan_id: 4,
          name: 'Otro',
          ...term,
          state: 'pending',
          renewal_frequency: 'annual',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return String(payment.id);
    });
  }
  const stateOf = async () => (await run('list-partners', '--search', 'otro')).out;

  it('reject a payment with its reason, and bring back what was there', async () => {
    const before = await stateOf();
    const payment = await buy();
    // The plan that is paid for runs on meanwhile.
    expect(await stateOf()).toMatch(new RegExp(`active .*${payment} PYMEs`));
    expect((await run('list-partners', '--pending', '--json')).out).toContain(`"pending_payment_id":${payment}`);
    expect(await run('reject', payment)).toMatchObject({ code: 2, err: expect.stringContaining('--reason') });
    expect(await run('reject', payment, '--reason', 'No llegó')).toMatchObject({ code: 0 });
    expect(await stateOf()).toBe(before);
    expect(await run('reject', payment, '--reason', 'otra vez')).toMatchObject({ code: 1 });
  });

  it('approve a payment once', async () => {
    const payment = await buy();
    expect(await run('approve', payment)).toMatchObject({ code: 0, out: expect.stringContaining('PYMEs') });
    expect(await stateOf()).toMatch(/PYMEs +active +2099-12-31/);
    expect(await run('approve', payment)).toMatchObject({ code: 1, err: expect.stringContaining('decided before') });
    expect(await run('approve', '999999')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no payment 999999'),
    });
    for (const wrong of [[], ['x'], ['0'], [payment, '7']])
      expect(await run('approve', ...wrong)).toMatchObject({ code: 2 });
  });

  it('give a paid plan more days, never fewer', async () => {
    expect(await run('extend', 'andrade-seguros', '--until', '2098-02-28')).toMatchObject({ code: 0 });
    expect((await run('list-partners', '--search', 'andrade')).out).toContain('2098-02-28');
    expect(await run('extend', 'andrade-seguros', '--until', '2097-01-01')).toMatchObject({ code: 1 });
    expect(await run('extend', 'nobody', '--until', '2099-01-01')).toMatchObject({ code: 1 });
    for (const day of ['tomorrow', '2097-02-29', '2097-2-1'])
      expect(await run('extend', 'andrade-seguros', '--until', day)).toMatchObject({ code: 2 });
    expect(await run('extend', 'andrade-seguros')).toMatchObject({ code: 2 });
  });
});

describe('corredor migrate', () => {
  it('says what would run, runs it, and then has nothing to do', async () => {
    const empty = await createTestDatabase({ template: 'template1' });
    try {
      pointTo(empty, 'empty');
      expect((await run('migrate', '--dry-run')).out).toContain('Would run 0001_foundations');
      expect((await run('migrate')).out).toContain('Ran 0001_foundations');
      expect(await run('migrate')).toEqual({ code: 0, out: 'The database is up to date.', err: '' });
    } finally {
      await empty.close();
    }
  });
});

describe('corredor backup and restore', () => {
  it(
    'bring a system to another place, and never write over one',
    async () => {
      const path = join(folder, 'monday');
      expect(await run('backup', path)).toMatchObject({
        code: 0,
        out: expect.stringContaining('secret key is not in it'),
      });
      expect(await run('backup', path)).toMatchObject({ code: 1, err: expect.stringContaining('exists already') });
      expect(await run('restore', path, '--check')).toMatchObject({ code: 0, out: expect.stringContaining('whole') });
      expect(await run('restore', path)).toMatchObject({
        code: 1,
        err: expect.stringContaining('Nothing was restored'),
      });
      const empty = await createTestDatabase({ template: 'template1' });
      await Promise.all([empty.db.destroy(), empty.ownerDb.destroy()]);
      try {
        pointTo(empty, 'elsewhere');
        vi.stubEnv('SECRET_KEY', 'another key of more than thirty-two characters');
        expect(await run('restore', path)).toMatchObject({
          code: 1,
          err: expect.stringContaining('another secret key'),
        });
        pointTo(empty, 'elsewhere');
        expect(await run('restore', path)).toMatchObject({ code: 0, out: expect.stringContaining('Restored') });
        expect((await run('list-partners')).out).toContain('andrade-seguros');
      } finally {
        await empty.close();
      }
    },
    patience(60_000),
  );

  it('are typed wrongly without a folder, or with two', async () => {
    for (const name of ['backup', 'restore']) {
      expect(await run(name)).toMatchObject({ code: 2, err: expect.stringContaining('folder') });
      expect(await run(name, 'a', 'b')).toMatchObject({ code: 2 });
    }
    expect(await run('restore', join(folder, 'none'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('no whole backup'),
    });
  });
});
