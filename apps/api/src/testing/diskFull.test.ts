import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { watchDisk } from '../base/condition/index.ts';
import { tryWriting } from '../database/index.ts';
import { aPortfolio } from './aPortfolio.ts';
import { aPng, uploadOf } from './someImages.ts';
import { aPdf } from './somePdfs.ts';
import { type TestApi, testApi } from './testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('llena');
});
afterAll(() => api.close());

let room = 1_000_000_000;
let disk: ReturnType<typeof watchDisk>;
beforeEach(() => {
  room = 1_000_000_000;
  const probe = () => tryWriting(api.database.db);
  // Looked at by hand: no clock decides.
  const options = { condition: api.condition, folder: api.filesFolder, probe, everyMs: 3_600_000 };
  disk = watchDisk({ ...options, reserve: 100_000_000, free: async () => room });
});
afterEach(() => disk.stop());

const person = { legal_type: 'natural', name: 'Rosa', identification_type: 'passport', country_id: '218' };
let serial = 0;
const write = () => {
  serial += 1;
  return office.call('createCustomer', {
    body: { ...person, identification: `DF${100_000 + serial}`, roles: ['payer'] },
  });
};
async function seeReadOnly() {
  const refused = await write();
  expect(refused).toMatchObject({ status: 503, body: { code: 'read_only' }, headers: { 'retry-after': '30' } });
  expect(refused.body.detail).toContain('run out of space');
  const list = await office.call('listCustomers');
  expect([list.status, list.headers['x-corredor-state']]).toEqual([200, 'read-only']);
  expect((await api.anonymous('getHealth')).body).toMatchObject({ status: 'read_only' });
  expect((await office.call('previewPremium', { body: { net_premium: '10.00' } })).status).toBe(200);
}
async function seeWritable() {
  expect((await write()).status).toBe(201);
  expect((await office.call('listCustomers')).headers['x-corredor-state']).toBeUndefined();
  expect((await api.anonymous('getHealth')).body).toMatchObject({ status: 'ok' });
}

it('a database without room makes the product read-only, and writable by itself once there is room', async () => {
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(api.database.ownerDb);
  for (const table of ['customers', 'stranger_keys'])
    await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(
      api.database.ownerDb,
    );
  expect(await write()).toMatchObject({ status: 503, body: { code: 'read_only' } });
  await seeReadOnly();
  await disk.look();
  await seeReadOnly();
  await sql`drop function no_room() cascade`.execute(api.database.ownerDb);
  await disk.look();
  await seeWritable();
  const kept = await sql<{ count: number }>`select count(*)::int as count from stranger_keys`.execute(api.adminDb);
  expect(kept.rows[0]?.count).toBe(0);
});

it('a disk without room for a file does too, and neither row nor file is left', async () => {
  const { id } = await (await aPortfolio(office)).draft();
  const before = await api.files.keys();
  const put = api.files.put;
  api.files.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const form = uploadOf(aPdf(), { name: 'a.pdf', type: 'application/pdf' });
  const send = () => office.call('createPolicyFile', { path: { policyId: id }, ...form });
  expect(await send()).toMatchObject({ status: 503, body: { code: 'read_only' } });
  await seeReadOnly();
  expect((await office.call('updateMyImage', uploadOf(aPng()))).status).toBe(503);
  expect(await api.files.keys()).toEqual(before);
  expect((await office.call('listPolicyFiles', { path: { policyId: id } })).body).toMatchObject({ count: 0 });
  api.files.put = put;
  await disk.look();
  await seeWritable();
  expect((await send()).status).toBe(201);
});

it('below the reserve nothing is changed before anything fails; people still come in and read', async () => {
  room = 99_000_000;
  await disk.look();
  await seeReadOnly();
  expect((await api.anonymous('refreshSession', { body: { refresh: office.refresh } })).status).toBe(200);
  room = 105_000_000;
  await disk.look();
  expect(api.condition.isReadOnly()).toBe(true);
  room = 111_000_000;
  await disk.look();
  await seeWritable();
});
