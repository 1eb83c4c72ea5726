import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Partner;
let usual: object;
let portfolio: TestPortfolio;

/** What a new seller needs besides its name. */
const neededAt = async (_at: Partner) => ({
  kind: 'agent',
  is_active: true,
});
const create = async (name: string, more: object = {}) => {
  const answer = await office.call('createSeller', { body: { name, ...usual, ...more } });
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
};
const update = (sellerId: number, version: number, body: object) =>
  office.call('updateSeller', { path: { sellerId }, version, body });
const names = async (query: Record<string, string | number>) =>
  (await office.call('listSellers', { query })).body.results?.map((row) => row.name);

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  usual = await neededAt(office);
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

describe('seller', () => {
  it('is kept as it was written, without blanks around it, and told by the history', async () => {
    const id = await create('  Uno  ');
    const seller = await office.call('getSeller', { path: { sellerId: id } });
    expect(seller.body).toMatchObject({ id, name: 'Uno', version: 1 });
    expect((await update(id, 1, { name: 'Uno A' })).body).toMatchObject({ name: 'Uno A', version: 2 });
    const history = await office.call('listAudit', { query: { model: 'seller', object_id: id } });
    expect(history.body.results?.map((row) => row.event)).toEqual(['seller_updated', 'seller_created']);
  });

  it('has a name that no other one has', async () => {
    const id = await create('Único');
    const again = await office.call('createSeller', { body: { name: ' ÚNICO ', ...usual } });
    expect([again.status, again.body.current]).toEqual([409, { id, name: 'Único' }]);
    expect((await update(await create('Otro'), 1, { name: 'único' })).status).toBe(409);
  });

  it('is changed and deleted in the version that was seen', async () => {
    const id = await create('Versión');
    expect((await update(id, 3, { name: 'Otra' })).status).toBe(412);
    const remove = (version: number) => office.call('deleteSeller', { path: { sellerId: id }, version });
    expect((await remove(3)).status).toBe(412);
    expect((await remove(1)).status).toBe(204);
    expect((await remove(1)).status).toBe(404);
  });

  it('is refused without a name', async () => {
    const answer = await office.call('createSeller', { body: { ...usual, name: ' ' } });
    expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, ['name']]);
  });

  it('belongs to its brokerage alone', async () => {
    const id = await create('Propio');
    const stranger = await api.partner('dos');
    expect((await stranger.call('getSeller', { path: { sellerId: id } })).status).toBe(404);
    expect((await stranger.call('listSellers')).body.count).toBe(0);
    const reader = await office.as(['finance_app.view_seller']);
    expect((await reader.call('getSeller', { path: { sellerId: id } })).status).toBe(200);
    expect((await reader.call('deleteSeller', { path: { sellerId: id }, version: 1 })).status).toBe(403);
  });
});

describe('the list of sellers', () => {
  it('searches, sorts and pages', async () => {
    await create('Lista b');
    await create('Lista á');
    expect(await names({ search: 'lista' })).toEqual(['Lista á', 'Lista b']);
    expect(await names({ search: 'lista', ordering: '-name' })).toEqual(['Lista b', 'Lista á']);
    expect(await names({ search: 'lista', page: 2, page_size: 1 })).toEqual(['Lista b']);
  });

  it('is narrowed by kind', async () => {
    await create('Filtro kind', { kind: 'agency' });
    expect(await names({ search: 'filtro kind', kind: 'agency' })).toEqual(['Filtro kind']);
    expect(await names({ search: 'filtro kind', kind: 'employee' })).toEqual([]);
  });
});

describe('a seller who is a user', () => {
  it('is called as the user is, and one user is one seller', async () => {
    const id = await create('Otro nombre', { user_id: office.userId });
    const { body } = await office.call('getSeller', { path: { sellerId: id } });
    expect(body).toMatchObject({ user_id: office.userId, name: expect.not.stringContaining('Otro nombre') });
    expect(
      (await office.call('createSeller', { body: { name: 'X', ...usual, user_id: office.userId } })).body,
    ).toMatchObject({ status: 409, code: 'duplicate', current: { id, name: body.name } });
    expect(await names({ search: String(body.name).slice(0, 5), has_user: 'true' })).toContain(body.name);
    // Who is no user any more goes on being called as the user was.
    expect((await update(id, 1, { user_id: null })).body).toMatchObject({ user_id: null, name: body.name });
  });

  it('is refused where the user is of another brokerage', async () => {
    const stranger = await api.partner('tres');
    const body = { name: 'Ajeno', ...usual, user_id: stranger.userId };
    expect((await office.call('createSeller', { body })).body).toMatchObject({
      status: 422,
      errors: { user_id: [expect.any(String)] },
    });
  });
});

describe('shares and sellers', () => {
  const share = (policyId: number, body: object) =>
    office.call('createPolicySeller', {
      path: { policyId },
      body: { start_date: portfolio.today, percentage: '40', ...body },
    });

  it('makes one seller of a name however it is typed, and tells the history', async () => {
    const [one, other] = [await portfolio.draft(), await portfolio.draft()];
    const first = (await share(one.id, { name: 'Vera  Luz' })).body;
    const second = (await share(other.id, { name: 'VERA LUZ' })).body;
    expect(second).toMatchObject({ seller_id: first.seller_id, name: 'Vera Luz', user_id: null });
    expect((await office.call('listPolicies', { query: { sold_by: Number(first.seller_id) } })).body.count).toBe(2);
    const history = await office.call('listAudit', { query: { model: 'seller', object_id: Number(first.seller_id) } });
    expect(history.body.results?.map((row) => row.event)).toEqual(['seller_created']);
    const known = await share(one.id, { seller_id: first.seller_id, start_date: '2030-01-01' });
    expect(known.body).toMatchObject({ seller_id: first.seller_id, name: 'Vera Luz' });
  });

  it('gives nobody a new share who is no longer active, nor deletes who has one', async () => {
    const { id } = await portfolio.draft();
    const { seller_id } = (await share(id, { name: 'Se fue' })).body;
    const path = { sellerId: Number(seller_id) };
    expect((await office.call('deleteSeller', { path, version: 1 })).body).toMatchObject({
      code: 'held',
      held_by: [{ model: 'policy_seller', count: 1 }],
    });
    expect((await update(path.sellerId, 1, { is_active: false })).status).toBe(200);
    const refused = await share(id, { name: 'se fue', start_date: '2030-01-01' });
    expect(refused.body).toMatchObject({
      status: 422,
      errors: { name: [expect.stringContaining('no longer active')] },
    });
  });
});

describe('two sellers who are one', () => {
  const share = (policyId: number, seller_id: number) =>
    office.call('createPolicySeller', {
      path: { policyId },
      body: { seller_id, start_date: portfolio.today, percentage: '40' },
    });
  const preview = (sellerId: number, into: number) =>
    office.call('previewSellerMerge', { path: { sellerId }, query: { into } });
  const merge = (sellerId: number, into_id: number, version = 1) =>
    office.call('mergeSellers', { path: { sellerId }, version, body: { into_id } });

  it('become one, who takes over the shares and what the record lacks', async () => {
    const [from, into] = [await create('Fusión uno', { email: 'uno@fusion.example' }), await create('Fusión dos')];
    const { id } = await portfolio.draft();
    await share(id, from);
    expect((await preview(from, into)).body).toEqual({ policies_count: 1, clashes_count: 0, clashes: [] });
    expect((await merge(from, into, 3)).status).toBe(412);
    expect((await merge(from, into)).body).toMatchObject({ id: into, name: 'Fusión dos', email: 'uno@fusion.example' });
    const rows = (await office.call('listPolicySellers', { path: { policyId: id } })).body.results;
    expect(rows).toMatchObject([{ seller_id: into, name: 'Fusión dos' }]);
    expect((await merge(from, into)).status).toBe(404);
    const history = await office.call('listAudit', { query: { model: 'seller', object_id: from } });
    expect(history.body.results?.[0]).toMatchObject({ event: 'seller_merged' });
  });

  it('stay two where both share a policy, which is named, or both are users', async () => {
    const [one, two] = [await create('Choque uno'), await create('Choque dos')];
    const { id } = await portfolio.draft();
    await share(id, one);
    await share(id, two);
    expect((await preview(one, two)).body).toMatchObject({
      clashes_count: 1,
      clashes: [{ id }],
      refusal: 'sellers_share_policies',
    });
    const refused = await merge(one, two);
    expect(refused.body).toMatchObject({ status: 409, code: 'sellers_share_policies' });
    // Which policies these are is told to whoever may view them.
    const clerk = await office.as(['finance_app.view_seller', 'finance_app.delete_seller']);
    const seen = await clerk.call('previewSellerMerge', { path: { sellerId: one }, query: { into: two } });
    expect(seen.body).toMatchObject({ clashes_count: 1, clashes: [] });
    const colleague = await office.as(['policy_app.view_policy']);
    const mine = await create('Yo', { user_id: office.userId });
    const theirs = await create('Colega', { user_id: colleague.userId });
    expect((await merge(mine, theirs)).body).toMatchObject({ status: 409, code: 'sellers_are_users' });
    expect((await merge(one, one)).body).toMatchObject({ errors: { into_id: [expect.any(String)] } });
  });
});
