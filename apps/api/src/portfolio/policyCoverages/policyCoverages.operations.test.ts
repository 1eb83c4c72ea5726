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

it('takes coverages of the policy’s branch, each once', async () => {
  const { id } = await portfolio.draft();
  const path = { policyId: id };
  const coverage_id = await portfolio.addCoverage('Robo', portfolio.branchId);
  const foreign = await portfolio.addCoverage('Muerte', portfolio.lifeId);
  const added = await office.call('createPolicyCoverage', {
    path,
    body: { coverage_id, limit: '21500.00', percentage: '80.50' },
  });
  expect(added.body).toMatchObject({ coverage: { name: 'Robo' }, coverage_type: 'coverage', percentage: '80.5' });
  const found = async (search: string) =>
    (await office.call('listPolicyCoverages', { path, query: { search } })).body.results?.length;
  expect([await found('robo'), await found('choque')]).toEqual([1, 0]);
  const holders = await office.call('listPolicies', { query: { coverage: coverage_id } });
  expect(holders.body).toMatchObject({ count: 1, results: [{ id }] });
  const wrong = [
    { coverage_id },
    { coverage_id: foreign },
    { coverage_id: 999_999 },
    { coverage_id: foreign, percentage: '100.01' },
  ];
  for (const body of wrong) expect((await office.call('createPolicyCoverage', { path, body })).status).toBe(422);
  const moved = await office.call('updatePolicy', { path, version: 1, body: { branch_id: portfolio.lifeId } });
  expect(moved.body).toMatchObject({ errors: { branch_id: [expect.any(String)] } });
});
it('changes and removes by version', async () => {
  const { id } = await portfolio.draft();
  const coverage_id = await portfolio.addCoverage('Choque', portfolio.branchId);
  const made = await office.call('createPolicyCoverage', { path: { policyId: id }, body: { coverage_id } });
  const path = { policyId: id, rowId: succeeded<{ id: number }>(made).id };
  expect((await office.call('updatePolicyCoverage', { path, version: 1, body: { limit: '5.00' } })).body).toMatchObject(
    {
      limit: '5.00',
      version: 2,
    },
  );
  expect((await office.call('deletePolicyCoverage', { path, version: 1 })).status).toBe(412);
  expect((await office.call('deletePolicyCoverage', { path, version: 2 })).status).toBe(204);
  expect((await office.call('deletePolicyCoverage', { path, version: 2 })).status).toBe(404);
});
