import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
});
afterAll(() => api.close());

const save = (draftKey: string, values: Record<string, unknown>, over: object = {}, call = office.call) =>
  call('saveDraft', { path: { draftKey }, body: { values, record_version: null, label: 'Ana', ...over } });

it('keeps the last of a key and lists the newest first', async () => {
  await save('customer.new', { name: 'A' });
  await save('customer.41', { name: 'B' }, { record_version: 3 });
  const again = await save('customer.new', { name: 'Ana' });
  expect(again).toMatchObject({ status: 200, body: { key: 'customer.new', values: { name: 'Ana' } } });
  const list = await office.call('listDrafts');
  expect(list.body.count).toBe(2);
  expect(list.body.results).toMatchObject([{ key: 'customer.new' }, { key: 'customer.41', record_version: 3 }]);
});

it('keeps two of one form side by side, and takes the place of the one that it goes on from', async () => {
  const writer = await office.as([]);
  const keys = async () => ((await writer.call('listDrafts')).body.results ?? []).map(({ key }) => key);
  await save('customer.new', { name: 'Halfway' }, {}, writer.call);
  await save('customer.new.4f1c', { name: '', city: 'Loja' }, {}, writer.call);
  expect(await keys()).toEqual(['customer.new.4f1c', 'customer.new']);
  // Two windows go on from the same draft: each keeps what it has.
  for (const own of ['customer.new.aaaa', 'customer.new.bbbb'])
    await save(own, { name: own }, { continues: 'customer.new' }, writer.call);
  expect(await keys()).toEqual(['customer.new.bbbb', 'customer.new.aaaa', 'customer.new.4f1c']);
  // The same again, as after an answer that was lost, and a draft that goes on from itself.
  await save('customer.new.aaaa', { name: 'A' }, { continues: 'customer.new' }, writer.call);
  await save('customer.new.aaaa', { name: 'A' }, { continues: 'customer.new.aaaa' }, writer.call);
  expect(await keys()).toEqual(['customer.new.aaaa', 'customer.new.bbbb', 'customer.new.4f1c']);
});

it('takes the place of nobody else’s draft', async () => {
  const one = await office.as([]);
  const other = await office.as([]);
  await save('vehicle.new', { plate: 'PBA-1234' }, {}, one.call);
  await save('vehicle.new.4f1c', {}, { continues: 'vehicle.new' }, other.call);
  expect((await one.call('listDrafts')).body.count).toBe(1);
});

it('never keeps what is named like a secret, at any depth', async () => {
  const values = { email: 'a@b.ec', password: 'x', nested: { confirm_password: 'x', keeps: 'y' } };
  const answer = await save('user.new', values);
  expect(answer.body.values).toEqual({ email: 'a@b.ec', nested: { keeps: 'y' } });
});

it('takes characters that a database refuses, and refuses what is too large', async () => {
  expect((await save('customer.odd', { name: 'a\u0000b\ud800' }, { label: 'x\u0000' })).status).toBe(200);
  expect((await save('customer.long', { name: 'x'.repeat(250_000) })).status).toBe(200);
  const large = await save('customer.large', { name: 'x'.repeat(263_000) });
  expect(large).toMatchObject({ status: 413, body: { code: 'too_large', detail: expect.stringContaining('256 KiB') } });
});

it('refuses what is deeper than any form, and what hides there', async () => {
  const nested = (depth: number, inner: unknown) =>
    Array.from({ length: depth }).reduce<unknown>((value) => ({ a: value }), inner) as Record<string, unknown>;
  expect((await save('customer.deep', nested(28, 'x'))).status).toBe(200);
  const payload = Buffer.from(
    `{"values":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)},"record_version":null,"label":""}`,
  );
  const headers = { 'content-type': 'application/json' };
  expect(await office.call('saveDraft', { path: { draftKey: 'customer.deep' }, payload, headers })).toMatchObject({
    status: 400,
    body: { code: 'too_deep' },
  });
  expect((await save('customer.deep', nested(26, '4111 1111 1111 1111'))).status).toBe(422);
});

it('shows nobody else’s, not even within the brokerage', async () => {
  await save('branch.new', { name: 'Mascotas' });
  const colleague = await office.as(['core_app.view_customer']);
  expect((await colleague.call('listDrafts')).body.count).toBe(0);
  await colleague.call('deleteDraft', { path: { draftKey: 'branch.new' } });
  await save('branch.new', { name: 'Otro' }, {}, colleague.call);
  const mine = (await office.call('listDrafts')).body.results ?? [];
  expect(mine.find((one) => one.key === 'branch.new')).toMatchObject({ values: { name: 'Mascotas' } });
});

it('forgets a draft once, and again', async () => {
  await save('coverage.new', {});
  for (const _time of [1, 2])
    expect((await office.call('deleteDraft', { path: { draftKey: 'coverage.new' } })).status).toBe(204);
});

it('keeps fifty at most, the newest', async () => {
  const busy = await office.as([]);
  for (let one = 0; one < 52; one += 1) await save(`customer.${one}`, {}, {}, busy.call);
  const list = await busy.call('listDrafts', { query: { page_size: 200 } });
  expect(list.body.count).toBe(50);
  expect((list.body.results ?? []).map((one) => one.key)).not.toContain('customer.0');
});

it('offers none that is older than thirty days', async () => {
  const away = await office.as([]);
  await save('customer.new', {}, {}, away.call);
  await sql`update drafts set saved_at = app_now() - interval '31 days' where user_id = ${away.userId}`.execute(
    api.adminDb,
  );
  expect((await away.call('listDrafts')).body.count).toBe(0);
});

it('keeps no more of a person than can be read at once, and loses nothing of what it has', async () => {
  const busy = await office.as([]);
  const large = { name: 'x'.repeat(250_000) };
  const statuses: number[] = [];
  for (let one = 0; one < 10; one += 1) statuses.push((await save(`customer.${one}`, large, {}, busy.call)).status);
  expect(statuses).toEqual([...Array(8).fill(200), 422, 422]);
  expect((await busy.call('listDrafts')).body.count).toBe(8);
  expect((await save('customer.1', { name: 'short' }, {}, busy.call)).status).toBe(200);
});
