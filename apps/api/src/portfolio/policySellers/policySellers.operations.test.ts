import { addDays } from '@corredor/core/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());
type Row = { id: number; name: string; version: number };
const add = (policyId: number, body: object) =>
  office.call('createPolicySeller', {
    path: { policyId },
    body: { start_date: portfolio.today, percentage: '50', ...body },
  });

it('takes a user of the brokerage or a name as a seller', async () => {
  const { id } = await portfolio.draft();
  const user = succeeded<Row>(await add(id, { user_id: office.userId }));
  expect(user).toMatchObject({ user_id: office.userId, name: expect.stringMatching(/./) });
  const named = succeeded<Row>(await add(id, { name: ' Julio Andrade ' }));
  expect(named).toMatchObject({ user_id: null, name: 'Julio Andrade', percentage: '50' });
  expect((await office.call('listPolicies', { query: { seller: office.userId } })).body).toMatchObject({
    count: 1,
    results: [{ id }],
  });
  expect((await add(id, {})).body).toMatchObject({ errors: { name: [expect.any(String)] } });
  const found = await office.call('listSellerCandidates', { query: { search: user.name.slice(0, 4) } });
  expect(found.body).toMatchObject({ count: 1, results: [{ id: office.userId, name: user.name }] });
  expect(Object.keys(Object((found.body.results as object[])[0]))).toEqual(['id', 'name']);
});
it('counts the latest share of each seller, and lets no day pass 100', async () => {
  const { id } = await portfolio.draft();
  const later = addDays(portfolio.today, 90);
  succeeded(await add(id, { name: 'Vera', percentage: '100' }));
  expect((await add(id, { name: 'Julio', percentage: '100', start_date: later })).status).toBe(422);
  const none = succeeded<Row>(await add(id, { name: 'vera', percentage: '0', start_date: later }));
  expect((await add(id, { name: 'VERA ', percentage: '5', start_date: later })).body).toMatchObject({
    errors: { start_date: ['Already on the list.'] },
  });
  const julio = succeeded<Row>(await add(id, { name: 'Julio', percentage: '100', start_date: later }));
  const path = (row: Row) => ({ policyId: id, rowId: row.id });
  const refused = await office.call('deletePolicySeller', { path: path(none), version: 1 });
  expect(refused.body).toMatchObject({ status: 409, code: 'shares_over' });
  const early = { start_date: addDays(later, -1) };
  expect((await office.call('updatePolicySeller', { path: path(julio), version: 1, body: early })).status).toBe(422);
  const less = await office.call('updatePolicySeller', { path: path(julio), version: 1, body: { percentage: '80' } });
  expect(less.body).toMatchObject({ percentage: '80', version: 2 });
  expect((await office.call('deletePolicySeller', { path: path(julio), version: 1 })).status).toBe(412);
  expect((await office.call('deletePolicySeller', { path: path(julio), version: 2 })).status).toBe(204);
  expect((await office.call('deletePolicySeller', { path: path(none), version: 1 })).status).toBe(204);
  expect((await office.call('listPolicySellers', { path: { policyId: id } })).body).toMatchObject({ count: 1 });
});
it('goes to the next term with the beneficiaries', async () => {
  const policy = await portfolio.active();
  const path = { policyId: policy.id };
  succeeded(await add(policy.id, { name: 'Vera' }));
  const heir = { customer_id: portfolio.payerId, start_date: portfolio.today, percentage: '100' };
  succeeded(await office.call('createPolicyBeneficiary', { path, body: heir }));
  const { body } = await office.call('getPolicy', { path });
  const next = succeeded<Row>(
    await office.call('renewPolicy', { path, version: Number(body.version), body: { observations: 'Igual' } }),
  );
  const lists = { path: { policyId: next.id } };
  expect((await office.call('listPolicySellers', lists)).body).toMatchObject({ results: [{ name: 'Vera' }] });
  expect((await office.call('listPolicyBeneficiaries', lists)).body).toMatchObject({
    results: [{ percentage: '100' }],
  });
});
it('lets nobody in from outside, nor without the right', async () => {
  const { id } = await portfolio.draft();
  const path = { policyId: id };
  const body = { name: 'X', start_date: portfolio.today, percentage: '10' };
  const other = await api.partner('dos');
  expect((await other.call('listPolicySellers', { path })).status).toBe(404);
  expect((await other.call('createPolicySeller', { path, body })).status).toBe(404);
  const found = await other.call('listSellerCandidates', {});
  expect(JSON.stringify(found.body)).not.toContain(`"id":${office.userId},`);
  const viewer = await office.as(['policy_app.view_policy']);
  expect((await viewer.call('createPolicySeller', { path, body })).status).toBe(403);
  expect((await viewer.call('listSellerCandidates', {})).status).toBe(403);
});
