import type { Import, ImportCheck, ImportProgress } from '@corredor/core/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('llena');
});
afterAll(() => api.close());

type Texts = Record<string, string>;
const rowsOf = (rows: Texts[]) => rows.map((values, index) => ({ number: index + 2, values }));
const people = (...numbers: string[]) =>
  rowsOf(numbers.map((identification) => ({ identification, identification_type: 'Pasaporte', name: 'Ana Paz' })));
const begin = async (kind: string, more: object = {}) =>
  succeeded<Import>(await office.call('createImport', { body: { kind, file_name: 'a.csv', rows_count: 5, ...more } }))
    .id;
const send = async (importId: number, rows: object[], language: 'es' | 'en' = 'en') =>
  succeeded<ImportProgress>(await office.call('createImportRows', { path: { importId }, body: { rows }, language }))
    .results;
const count = async () => (await office.call('listCustomers')).body.count;

it('says in a check under which limits each row would make something, whatever room its part of the file finds', async () => {
  await office.onPlan('Basic', { customers_amount: 1, vehicles_amount: 0 });
  const car = (plate: string, owner_identification: string): Texts => ({
    plate,
    brand: 'Kia',
    model: 'Rio',
    year: '2020',
    owner_identification,
    owner_name: 'Luis Paz',
  });
  const rows = rowsOf([car('PAA1001', 'A0001'), car('PAA1002', 'A0001'), { plate: 'PAA1003' }]);
  const check = await office.call('checkImport', { body: { kind: 'vehicles', rows } });
  expect(succeeded<ImportCheck>(check).results.map(({ outcome, takes }) => [outcome, takes])).toEqual([
    ['created', ['customers', 'vehicles']],
    ['created', ['vehicles']],
    ['failed', undefined],
  ]);
  expect(await count()).toBe(0);
});

it('stops at the limit, says so in every row that is left, and keeps what came before', async () => {
  await office.onPlan('Basic', { customers_amount: 2 });
  const rows = people('A0001', 'A0002', 'A0003', 'A0004');
  const check = await office.call('checkImport', { body: { kind: 'customers', rows } });
  expect(succeeded<ImportCheck>(check).results.map(({ outcome }) => outcome)).toEqual([
    'created',
    'created',
    'created',
    'created',
  ]);
  expect(await count()).toBe(0);
  const id = await begin('customers');
  const results = await send(id, rows, 'es');
  expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'failed', 'failed']);
  expect(results[3]?.errors).toEqual({ row: ['Su plan admite 2 clientes: no queda espacio para más.'] });
  expect(await count()).toBe(2);
});

it('goes on where it stopped once there is room', async () => {
  const id = await begin('customers');
  await office.onPlan('Basic', { customers_amount: 4 });
  const results = await send(id, people('A0003', 'A0004', 'A0005'));
  expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'failed']);
});

it('gives the room of a refused row to the next one', async () => {
  await office.onPlan('Basic', { customers_amount: 5 });
  const id = await begin('customers');
  const [right] = people('A0005');
  // Only the operation itself knows that the check digit is wrong.
  const wrong = { number: 2, values: { identification: '1712845635', name: 'Ana Paz' } };
  expect((await send(id, [wrong, { ...right, number: 3 }])).map(({ outcome }) => outcome)).toEqual([
    'failed',
    'created',
  ]);
});

it('counts the owners that come with vehicles, and frees what a row took that fails later', async () => {
  await office.onPlan('Basic', { customers_amount: 6, vehicles_amount: 1 });
  const car = (plate: string, owner: string): Texts => ({
    plate,
    brand: 'Kia',
    model: 'Rio',
    year: '2020',
    owner_identification: owner,
    owner_name: 'Luis Paz',
  });
  const id = await begin('vehicles');
  const results = await send(id, rowsOf([car('PAA1001', 'A0001'), car('PAA1002', 'NEW01'), car('PAA1003', 'NEW02')]));
  expect(results.map(({ outcome, errors }) => [outcome, errors.row?.[0]])).toEqual([
    ['created', undefined],
    ['failed', 'Your plan allows 1 vehicle: there is no room for more.'],
    ['failed', 'Your plan allows 1 vehicle: there is no room for more.'],
  ]);
  expect(await count()).toBe(5);
});

it('puts nobody into a policy where the plan leaves insureds out', async () => {
  const policy = succeeded<{ id: number }>(
    await office.call('createPolicy', { body: { insured_select_type: 'corporate' } }),
  );
  const id = await begin('insureds', { policy_id: policy.id });
  await office.onPlan('Basic', { manages_insureds: false });
  const body = { rows: people('A0001') };
  const answer = await office.call('createImportRows', { path: { importId: id }, body });
  expect(answer.body).toMatchObject({ code: 'plan_required', feature: 'insureds' });
  expect((await office.call('checkImport', { body: { ...body, kind: 'customers' } })).status).toBe(200);
});
