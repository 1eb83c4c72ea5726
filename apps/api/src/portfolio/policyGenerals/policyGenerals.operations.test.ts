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

it('keeps general items of a policy, by version', async () => {
  const { id } = await portfolio.draft();
  const made = await office.call('createPolicyGeneral', {
    path: { policyId: id },
    body: { name: ' Grúa ', description: ' ' },
  });
  expect(made.body).toMatchObject({ name: 'Grúa', description: null });
  const path = { policyId: id, rowId: succeeded<{ id: number }>(made).id };
  const changed = await office.call('updatePolicyGeneral', { path, version: 1, body: { description: 'Serie 7' } });
  expect(changed.body).toMatchObject({ name: 'Grúa', description: 'Serie 7', version: 2 });
  expect((await office.call('updatePolicyGeneral', { path, version: 1, body: { name: 'x' } })).status).toBe(412);
  expect((await office.call('deletePolicyGeneral', { path, version: 2 })).status).toBe(204);
  expect((await office.call('listPolicyGenerals', { path: { policyId: id } })).body).toMatchObject({ count: 0 });
});
it('finds the premium of a general item of its sum and rate, and says every field that is wrong', async () => {
  const path = { policyId: (await portfolio.draft()).id };
  const add = (body: object) => office.call('createPolicyGeneral', { path, body: body as never });
  const made = succeeded<{ id: number }>(await add({ name: 'Torno', sum: '24000.00', rate: '0.9' }));
  expect(made).toMatchObject({ sum: '24000.00', rate: '0.9', term_net: '216.00' });
  expect((await add({ name: ' x', rate: '200' })).body.errors).toEqual({ rate: ['The value must be 100 or less.'] });
  const change = (version: number, body: object) =>
    office.call('updatePolicyGeneral', { path: { ...path, rowId: made.id }, version, body });
  expect((await change(1, { description: 'CNC' })).body).toMatchObject({ term_net: '216.00' });
  expect((await change(2, { rate: '1' })).body).toMatchObject({ term_net: '240.00', description: 'CNC' });
});
it('come by pages in the order in which they were added, and are found by name and description', async () => {
  const path = { policyId: (await portfolio.draft()).id };
  for (const [name, description] of [
    ['Grúa', 'Serie 7'],
    ['Torno', null],
    ['Bomba', 'De agua'],
  ])
    succeeded(await office.call('createPolicyGeneral', { path, body: { name, description } }));
  const names = async (query: Record<string, string | number>) => {
    const { body } = await office.call('listPolicyGenerals', { path, query });
    return [body.count, body.results?.map(({ name }) => name)];
  };
  expect(await names({ page: 2, page_size: 2 })).toEqual([3, ['Bomba']]);
  expect(await names({ search: 'agua bomba' })).toEqual([1, ['Bomba']]);
  expect(await names({ search: 'grua' })).toEqual([1, ['Grúa']]);
});
it('answers 404 for a policy of another brokerage', async () => {
  const { id } = await portfolio.draft();
  const other = await api.partner('dos');
  const path = { policyId: id };
  expect((await other.call('listPolicyGenerals', { path })).status).toBe(404);
  expect((await other.call('createPolicyGeneral', { path, body: { name: 'x' } })).status).toBe(404);
});
