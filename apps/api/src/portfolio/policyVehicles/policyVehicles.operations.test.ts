import type { PolicySheet, PolicyVehiclePage } from '@corredor/core/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

const addVehicle = async (plate: string) =>
  succeeded<{ id: number }>(
    await office.call('createVehicle', {
      body: { brand: 'Kia', model: 'Río', year: 2022, plate, owner_id: portfolio.contractorId },
    }),
  ).id;
const list = async (policyId: number) =>
  succeeded<{ count: number; results: { plate: string }[] }>(
    await office.call('listPolicyVehicles', { path: { policyId } }),
  );

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

it('lists each vehicle once, with its owner', async () => {
  const { id: policyId } = await portfolio.draft();
  const vehicle_id = await addVehicle('PAA0001');
  const path = { policyId };
  const added = await office.call('createPolicyVehicle', { path, body: { vehicle_id } });
  expect(added.body).toMatchObject({
    vehicle: { id: vehicle_id, name: 'PAA0001 · Kia Río' },
    owner: { name: 'Ana Lucía Cevallos' },
    version: 1,
  });
  const again = await office.call('createPolicyVehicle', { path, body: { vehicle_id } });
  expect(again.body).toMatchObject({ errors: { vehicle_id: ['Already on the list.'] } });
  expect((await office.call('createPolicyVehicle', { path, body: { vehicle_id: 999_999 } })).status).toBe(422);
  expect(await list(policyId)).toMatchObject({ count: 1, results: [{ plate: 'PAA0001' }] });
  const found = await office.call('listPolicies', { query: { vehicle: vehicle_id } });
  expect(found.body).toMatchObject({ count: 1, results: [{ id: policyId }] });
});

it('removes by version and writes both into the policy’s history', async () => {
  const { id: policyId } = await portfolio.draft();
  const body = { vehicle_id: await addVehicle('PAA0002') };
  const { id: rowId } = succeeded<{ id: number }>(
    await office.call('createPolicyVehicle', { path: { policyId }, body }),
  );
  const remove = (version: number) => office.call('deletePolicyVehicle', { path: { policyId, rowId }, version });
  expect((await remove(2)).status).toBe(412);
  expect((await remove(1)).status).toBe(204);
  expect((await remove(1)).status).toBe(404);
  const history = await office.call('listAudit', { query: { model: 'policy', object_id: policyId } });
  expect(history.body.results?.slice(0, 2).map((row) => row.event)).toEqual([
    'policy_vehicle_removed',
    'policy_vehicle_added',
  ]);
});

it('insures each for a sum at a rate, of which the premium of the term is found unless it is typed', async () => {
  const { id: policyId } = await portfolio.draft();
  const vehicle_id = await addVehicle('PAA0012');
  const sums = { sum: '20000.00', rate: '3.2' };
  const add = (body: object) => office.call('createPolicyVehicle', { path: { policyId }, body: body as never });
  expect((await add({ vehicle_id, ...sums, rate: '100.01' })).body.errors).toEqual({
    rate: ['The value must be 100 or less.'],
  });
  for (const wrong of [{ sum: '-1.00' }, { sum: '1.234' }, { rate: '3,2' }, { rate: '-3' }, { term_net: '-1.00' }])
    expect((await add({ vehicle_id, ...wrong })).body.errors).toHaveProperty(Object.keys(wrong)[0] ?? '');
  const added = succeeded<{ id: number }>(await add({ vehicle_id, ...sums }));
  expect(added).toMatchObject({ ...sums, term_net: '640.00', version: 1 });
  const path = { policyId, rowId: added.id };
  const change = (version: number, body: object) => office.call('updatePolicyVehicle', { path, version, body });
  expect((await change(1, { sum: '24000.00' })).body).toMatchObject({
    sum: '24000.00',
    rate: '3.2',
    term_net: '768.00',
  });
  expect((await change(1, { sum: '1.00' })).status).toBe(412);
  expect((await change(2, { rate: '101' })).status).toBe(422);
  expect((await change(2, { term_net: '700.00' })).body).toMatchObject({ term_net: '700.00' });
  expect((await change(3, { rate: '3' })).body).toMatchObject({ rate: '3', term_net: '700.00' });
  expect((await change(4, { term_net: null })).body).toMatchObject({ term_net: '720.00' });
  expect((await change(5, { sum: null })).body).toMatchObject({ sum: null, rate: '3', term_net: null });
  const history = await office.call('listAudit', { query: { model: 'policy', object_id: policyId } });
  expect(history.body.results?.[0]).toMatchObject({ event: 'policy_vehicle_changed' });
  expect(history.body.results?.find(({ event }) => event === 'policy_vehicle_added')).toMatchObject({
    changes: expect.arrayContaining([expect.objectContaining({ field: 'sum', after: '20000.00' })]),
  });
});

it('goes along to the next term, and stays as it is where the policy is closed', async () => {
  const vehicle_id = await addVehicle('PAA0003');
  const policy = await portfolio.active();
  const path = { policyId: policy.id };
  await office.call('createPolicyVehicle', { path, body: { vehicle_id, sum: '20000.00', rate: '3.2' } });
  const renewed = await office.call('renewPolicy', {
    path,
    version: policy.version,
    body: { observations: 'Otro año' },
  });
  const next = succeeded<{ id: number }>(renewed).id;
  expect(await list(next)).toMatchObject({
    results: [{ plate: 'PAA0003', sum: '20000.00', rate: '3.2', term_net: '640.00' }],
  });
  succeeded(await office.call('deletePolicy', { path: { policyId: next }, version: 1 }));
  const body = { observations: 'Vendido' };
  succeeded(await office.call('closePolicy', { path, version: policy.version, body }));
  const late = await office.call('createPolicyVehicle', { path, body: { vehicle_id: await addVehicle('PAA0004') } });
  expect(late.status).toBe(409);
  expect(late.body.code).toBe('policy_not_editable');
});

it('opens with the right to add policies or to change them', async () => {
  const { id: policyId } = await portfolio.draft();
  const path = { policyId };
  const body = { vehicle_id: await addVehicle('PAA0005') };
  const { call: viewer } = await office.as(['policy_app.view_policy']);
  expect((await viewer('createPolicyVehicle', { path, body })).status).toBe(403);
  expect((await viewer('listPolicyVehicles', { path })).status).toBe(200);
  const { call: assistant } = await office.as(['policy_app.add_policy']);
  expect((await assistant('createPolicyVehicle', { path, body })).status).toBe(201);
});

it('finds the policies of whoever signs, pays or is insured', async () => {
  const insured = await portfolio.addCustomer('Emilia Andrade');
  const { id: policyId } = await portfolio.draft();
  const body = { customer_id: insured, start_date: portfolio.today, relationship: 'titular' };
  succeeded(await office.call('createPolicyInsured', { path: { policyId }, body }));
  const ofInsured = await office.call('listPolicies', { query: { customer: insured } });
  expect(ofInsured.body).toMatchObject({ count: 1, results: [{ id: policyId }] });
  const payer = await portfolio.addCustomer('Paga Dora');
  const { id: paid } = await portfolio.draft({ payer_id: payer });
  expect((await office.call('listPolicies', { query: { customer: payer } })).body.results?.[0]?.id).toBe(paid);
});

it('comes by pages and is searched, however many there are, and is whole on paper', async () => {
  const { id: policyId } = await portfolio.draft();
  const vehicle_id = await addVehicle('PAA0009');
  await sql`with fleet as (
      insert into vehicles (partner_id, brand, model, year, plate, owner_id)
      select ${office.partnerId}, 'Hino', 'Serie 300', 2024, 'FLO' || lpad(n::text, 4, '0'), ${portfolio.contractorId}
      from generate_series(1, 620) n returning id)
    insert into policy_vehicles (partner_id, policy_id, vehicle_id)
    select ${office.partnerId}, ${policyId}, id from fleet order by id`.execute(api.adminDb);
  const page = async (query: Record<string, string | number>) =>
    succeeded<PolicyVehiclePage>(await office.call('listPolicyVehicles', { path: { policyId }, query }));
  expect(await page({})).toMatchObject({ count: 620, previous: null, results: { length: 25 } });
  const last = await page({ page: 4, page_size: 200 });
  expect(last).toMatchObject({ count: 620, next: null, results: { length: 20 } });
  expect(last.results.at(-1)?.plate).toBe('FLO0620');
  expect(await page({ search: 'flo0619 hino' })).toMatchObject({ count: 1, results: [{ plate: 'FLO0619' }] });
  const sheet = succeeded<PolicySheet>(await office.call('getPolicySheet', { path: { policyId } }));
  expect(sheet).toMatchObject({ vehicles_count: 620, vehicles: { length: 620 }, generals_count: 0 });
  succeeded(await office.call('createPolicyVehicle', { path: { policyId }, body: { vehicle_id } }));
  expect((await page({})).count).toBe(621);
});
