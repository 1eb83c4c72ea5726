import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Partner;
let usual: object;

/** What a new seller needs besides its name. */
const neededAt = async (_at: Partner) => ({
  kind: 'employee',
  is_active: false,
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
    const again = await office.call('createSeller', { body: { name: 'unico', ...usual } });
    expect([again.status, again.body.current]).toEqual([409, { id, name: 'Único' }]);
    expect((await update(await create('Otro'), 1, { name: 'UNICO' })).status).toBe(409);
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
    await create('Filtro kind', { kind: 'agent' });
    expect(await names({ search: 'filtro kind', kind: 'agent' })).toEqual(['Filtro kind']);
    expect(await names({ search: 'filtro kind', kind: 'employee' })).toEqual([]);
  });
});
