import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortfolio, succeeded } from './aPortfolio.ts';
import { copyBrokerage } from './copyBrokerage.ts';
import { type TestApi, testApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** An administrator of a copied brokerage. */
async function newcomerOf(alias: string) {
  const role = await api.adminDb
    .selectFrom('roles')
    .innerJoin('partners', 'partners.id', 'roles.partner_id')
    .select(['roles.id', 'partner_id'])
    .where('alias', '=', alias)
    .where('roles.is_seeded', '=', true)
    .orderBy('roles.id')
    .executeTakeFirstOrThrow();
  return api.addUser({ partner_id: role.partner_id, role_id: role.id });
}
const lists = ['listPolicies', 'listCustomers', 'listProviders', 'listBranches', 'listPayments'] as const;
type Listed = { results: { id: number }[] };
const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, inner) => (/(^|_)ids?$/.test(key) ? undefined : inner)));

it('a copied brokerage has everything of the first under ids of its own, and neither sees the other', async () => {
  const office = await api.partner('Copied');
  const { active } = await aPortfolio(office);
  await active();
  const number = await copyBrokerage(api.database.admin, office.alias);
  expect(await copyBrokerage(api.database.admin, office.alias)).toBe(number + 1);

  const copy = await newcomerOf(`${office.alias}-${number}`);
  for (const list of lists) {
    const [own, copied] = [succeeded<Listed>(await office.call(list)), succeeded<Listed>(await copy.call(list))];
    expect(own.results.length, list).toBeGreaterThan(0);
    expect(withoutIds(copied), list).toEqual(withoutIds(own));
    expect(
      copied.results.map(({ id }) => id - number * 1_000_000),
      list,
    ).toEqual(own.results.map(({ id }) => id));
  }
  const { results } = succeeded<Listed>(await copy.call('listCustomers'));
  const path = { customerId: results[0]?.id ?? 0 };
  expect((await copy.call('getCustomer', { path })).status).toBe(200);
  expect((await office.call('getCustomer', { path })).status).toBe(404);
});
