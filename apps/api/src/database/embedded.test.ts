import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { serverUser } from '../base/settings/index.ts';
import { patience } from '../testing/patience.ts';
import { prepareBinaries } from './binaries.ts';
import { type Cluster, serverProcess } from './cluster.ts';
import { silent } from './connection.ts';
import { startEmbedded } from './embedded.ts';

const options = { log: silent, durable: false };
let parent: string;

beforeAll(() => {
  parent = mkdtempSync(join(inject('testServer').app.host ?? '', '..', '..', 'corredor-embedded-'));
  chmodSync(parent, 0o711);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const ask = async (connection: object, question: string): Promise<unknown> => {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query({ text: question, rowMode: 'array' }).finally(() => client.end());
  return rows[0]?.[0];
};

/** Another process that owns the folder, as a second `npm start` would. */
async function startElsewhere(dataDir: string) {
  const entry = new URL('./index.ts', import.meta.url).href;
  const log = '{ info() {}, warn() {}, error() {} }';
  const program = `import { startEmbedded } from ${JSON.stringify(entry)};
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false, log: ${log} });
    console.log('started');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

// Each starts a server or two, and some make its files first.
describe('the embedded server', { timeout: patience(60_000) }, () => {
  it('keeps what was written over a stop and a start', async () => {
    const dataDir = join(parent, 'kept');
    const first = await startEmbedded({ dataDir, ...options });
    await ask(first.owner, 'create table notes as select 7 as number');
    await first.stop();
    const second = await startEmbedded({ dataDir, ...options });
    expect(await ask(second.owner, 'select number from notes')).toBe(7);
    await second.stop();
    await expect(ask(second.owner, 'select 1')).rejects.toThrow();
  });

  it('gives the app a login that owns nothing and is bound by row-level security', async () => {
    const server = inject('testServer');
    const mighty = 'select rolsuper or rolbypassrls from pg_roles where rolname = current_user';
    expect(await ask(server.app, mighty)).toBe(false);
    expect(await ask(server.owner, mighty)).toBe(false);
    await expect(ask(server.app, 'create table mine (id int)')).rejects.toThrow('permission denied');
    await expect(ask(server.app, 'set role corredor_owner')).rejects.toThrow('permission denied');
  });

  it('refuses a second owner, and adopts the server that a killed one left', async () => {
    const dataDir = join(parent, 'adopted');
    const other = await startElsewhere(dataDir);
    await expect(startEmbedded({ dataDir, ...options })).rejects.toThrow(
      `is in use by process ${other.pid}. Stop it, or set DATA_DIR`,
    );
    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
    // Its server needs a moment to notice that the owner is gone.
    const server = await vi.waitFor(() => startEmbedded({ dataDir, ...options }), { timeout: patience(20_000) });
    expect(await ask(server.app, 'select current_user::text')).toBe('corredor_app');
    await server.stop();
    await expect(ask(server.app, 'select 1')).rejects.toThrow();
  });

  it('comes back when its server is killed', async () => {
    const server = await startEmbedded({ dataDir: join(parent, 'killed'), ...options });
    const pid = await ask(server.admin, `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)`);
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => ask(server.app, 'select 1').catch(() => 0), { timeout: patience(30_000) }).toBe(1);
    await server.stop();
  });

  it('knows no process of a server that has only begun to write which one it is', () => {
    const dataDir = join(parent, 'begun');
    const cluster = { dataDir } as Cluster;
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    const says = (text: string) => {
      writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), text);
      return serverProcess(cluster);
    };
    expect(says('')).toBeUndefined();
    expect(says('0\n')).toBeUndefined();
    expect(says(`${process.pid}\n${dataDir}\n`)).toBe(process.pid);
  });

  it('refuses files of another PostgreSQL version', async () => {
    const dataDir = join(parent, 'older');
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await expect(startEmbedded({ dataDir, ...options })).rejects.toThrow('was made by PostgreSQL 15');
  });

  it('says what to do on a machine it has no PostgreSQL for', () => {
    expect(() => prepareBinaries(serverUser(), silent, 'sunos-sparc')).toThrow('Set DATABASE_URL');
  });
});
