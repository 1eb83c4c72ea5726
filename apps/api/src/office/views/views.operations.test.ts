import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Caller = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Caller;
let colleague: Awaited<ReturnType<Caller['as']>>;
let chief: Awaited<ReturnType<Caller['as']>>;

const state = {
  filters: { status: 'active' },
  search: '',
  ordering: '-end_date',
  hidden_columns: ['branch'],
  kept_columns: ['notes', 'seller'],
  column_order: ['number', 'contractor'],
  column_widths: { contractor: 240 },
  density: 'compact' as const,
};
const inputOf = (name: string, more: object = {}) => ({
  list: 'policies',
  name,
  is_shared: false,
  is_pinned: false,
  state,
  ...more,
});
const create = (name: string, more: object = {}, who: Pick<Caller, 'call'> = office) =>
  who.call('createView', { body: inputOf(name, more) });
const idOf = async (answer: ReturnType<typeof create>) => Number((await answer).body.id);
const names = async (who: Pick<Caller, 'call'>, list = 'policies') =>
  (await who.call('listViews', { query: { list } })).body.results?.map((view) => view.name);

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  colleague = await office.as(['policy_app.view_policy']);
  chief = await office.as(['core_app.change_partner']);
});
afterAll(() => api.close());

describe('a saved view', () => {
  it('is kept as it was left and is read back', async () => {
    const made = await create('  Por vencer  ');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Por vencer', is_mine: true, state, version: 1, list: 'policies' });
    const read = await office.call('getView', { path: { viewId: Number(made.body.id) } });
    expect(read.body).toEqual(made.body);
  });

  it('of somebody else is not there, not even for an administrator', async () => {
    const viewId = await idOf(create('Privada', {}, colleague));
    expect(await names(colleague)).toContain('Privada');
    expect(await names(office)).not.toContain('Privada');
    expect((await office.call('getView', { path: { viewId } })).status).toBe(404);
    expect((await office.call('updateView', { path: { viewId }, version: 1, body: { name: 'Mía' } })).status).toBe(404);
    expect((await office.call('deleteView', { path: { viewId }, version: 1 })).status).toBe(404);
  });

  it('is shared inside the brokerage only, by those who may', async () => {
    const refused = await create('De todos', { is_shared: true }, colleague);
    expect(refused.status).toBe(403);
    expect(refused.body.permission).toBe('core_app.change_partner');
    const viewId = await idOf(create('De todos', { is_shared: true, is_pinned: true }, chief));
    expect((await names(colleague))?.[0]).toBe('De todos');
    const seen = await colleague.call('getView', { path: { viewId } });
    expect(seen.body).toMatchObject({ is_mine: false, is_shared: true });
    const stranger = await api.partner('dos');
    expect(await names(stranger)).toEqual([]);
    expect((await stranger.call('getView', { path: { viewId } })).status).toBe(404);
    const path = { viewId };
    expect((await colleague.call('updateView', { path, version: 1, body: { name: 'Otra' } })).status).toBe(403);
    expect((await colleague.call('deleteView', { path, version: 1 })).status).toBe(403);
    const hidden = await office.call('updateView', { path, version: 1, body: { is_shared: false } });
    expect(Object.keys(hidden.body.errors ?? {})).toEqual(['is_shared']);
    const renamed = await office.call('updateView', { path, version: 1, body: { name: 'De la oficina' } });
    expect(renamed.body).toMatchObject({ name: 'De la oficina', version: 2, is_mine: false });
    expect((await office.call('deleteView', { path, version: 2 })).status).toBe(204);
  });

  it('has a name of its own in its list', async () => {
    const id = await idOf(create('Únicas'));
    const again = await create('unicas');
    expect(again.status).toBe(409);
    expect(again.body.current).toEqual({ id, name: 'Únicas' });
    expect((await create('Únicas', { list: 'customers' })).status).toBe(201);
    expect((await create('Únicas', {}, colleague)).status).toBe(201);
    expect((await create('Únicas', { is_shared: true })).status).toBe(201);
    const other = await idOf(create('Otras'));
    const taken = await office.call('updateView', { path: { viewId: other }, version: 1, body: { name: 'ÚNICAS' } });
    expect(taken.status).toBe(409);
  });

  it('is changed and deleted in the version that was seen', async () => {
    const viewId = await idOf(create('Versiones'));
    const path = { viewId };
    const changed = await office.call('updateView', {
      path,
      version: 1,
      body: { is_pinned: true, state: { ...state, search: 'austro' } },
    });
    expect(changed.body).toMatchObject({ version: 2, is_pinned: true, state: { search: 'austro' } });
    expect((await office.call('updateView', { path, version: 1, body: { is_pinned: false } })).status).toBe(412);
    expect((await office.call('deleteView', { path, version: 1 })).status).toBe(412);
    expect((await office.call('deleteView', { path, version: 2 })).status).toBe(204);
    expect((await office.call('getView', { path })).status).toBe(404);
  });

  it('refuses what is no view', async () => {
    expect((await create('   ')).status).toBe(422);
    expect((await create('Mala', { list: 'No such!' })).status).toBe(422);
    expect((await create('Mala', { state: { ...state, column_widths: { name: 9000 } } })).status).toBe(422);
  });
});
