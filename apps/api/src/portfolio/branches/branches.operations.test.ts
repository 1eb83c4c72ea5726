import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;

const create = async (name: string, more: object = {}) => {
  const answer = await office.call('createBranch', { body: { name, group: 'other', ...more } });
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
};
const update = (branchId: number, version: number, body: object) =>
  office.call('updateBranch', { path: { branchId }, version, body });
const names = async (query: Record<string, string>) =>
  (await office.call('listBranches', { query })).body.results?.map((row) => row.name);

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
});
afterAll(() => api.close());

describe('a branch', () => {
  it('lists nothing in its policies unless asked', async () => {
    const id = await create('Zancos');
    const branch = await office.call('getBranch', { path: { branchId: id } });
    expect(branch.body).toMatchObject({
      code: null,
      flags: { vehicles: false, insureds: false, generals: false, diagnosis: false },
    });
  });

  it('changes its flags as a whole', async () => {
    const id = await create('Zapatos');
    const flags = { vehicles: false, insureds: true, generals: false, diagnosis: true };
    expect((await update(id, 1, { flags })).body).toMatchObject({ flags, name: 'Zapatos', version: 2 });
    const history = await office.call('listAudit', { query: { model: 'branch', object_id: id } });
    expect(history.body.results?.map((row) => row.event)).toEqual(['branch_updated', 'branch_created']);
  });

  it('has a name of its own, however it is written', async () => {
    const id = await create('Zoología');
    const answer = await office.call('createBranch', { body: { name: 'ZOOLOGIA ', group: 'other' } });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'duplicate', current: { id, name: 'Zoología' } });
    const other = await create('Zumo');
    expect((await update(other, 1, { name: 'zoologia' })).status).toBe(409);
    expect((await update(other, 1, { name: 'Zumos' })).status).toBe(200);
    expect((await update(other, 1, { name: 'Zumo' })).status).toBe(412);
    expect((await update(999_999, 1, { name: 'Zumo' })).status).toBe(404);
  });

  it('stays while coverages or providers need it', async () => {
    const id = await create('Zinc');
    await office.call('createCoverage', { body: { name: 'Robo', coverage_type: 'coverage', branch_id: id } });
    await office.call('createProvider', { body: { name: 'Y', ruc: '1792143578001', branch_ids: [id] } });
    const remove = (branchId: number) => office.call('deleteBranch', { path: { branchId }, version: 1 });
    expect((await remove(id)).body.held_by).toEqual([
      { model: 'coverage', count: 1 },
      { model: 'provider', count: 1 },
    ]);
    expect((await remove(await create('Zarza'))).status).toBe(204);
  });
});

describe('the list of branches', () => {
  it('searches, filters and sorts codes as numbers', async () => {
    await create('Árboles', { group: 'agriculture', code: '1010' });
    await create('Arbustos', { group: 'agriculture', code: '909' });
    expect(await names({ search: 'arb' })).toEqual(['Árboles', 'Arbustos']);
    expect(await names({ search: 'arb', ordering: 'code' })).toEqual(['Arbustos', 'Árboles']);
    expect(await names({ search: 'arb', ordering: '-name' })).toEqual(['Arbustos', 'Árboles']);
    expect(await names({ search: 'arb', group: 'bonds' })).toEqual([]);
    expect((await office.call('listBranches', { query: { group: 'x' } })).status).toBe(422);
  });
});

describe('official branches', () => {
  const add = (codes: string[], call = office.call, language: 'es' | 'en' = 'es') =>
    call('createOfficialBranches', { body: { codes }, language });

  it('are added many at once in the words of who asks, and those that are there stay as they are', async () => {
    const young = await api.partner('ramos');
    const own = { name: 'Vehiculos', group: 'vehicles' };
    expect((await young.call('createBranch', { body: own })).status).toBe(201);
    const first = await add(['7', '3', '40'], young.call);
    expect(first).toMatchObject({ status: 201, body: { existing_count: 1 } });
    expect(first.body.added).toMatchObject([{ name: 'Asistencia médica' }, { name: 'Multirriesgo' }]);
    const again = await add(['3', '1'], young.call, 'en');
    expect(again).toMatchObject({ status: 201, body: { existing_count: 1, added: [{ name: 'Individual life' }] } });
    const listed = await young.call('listBranches', { query: { ordering: 'code' } });
    expect(listed.body.results).toMatchObject([
      { code: '1', group: 'people', flags: { insureds: true } },
      { code: '3', flags: { insureds: true, diagnosis: true } },
      { code: '40', flags: { generals: true } },
      { code: null, name: 'Vehiculos' },
    ]);
    const [life] = listed.body.results ?? [];
    const history = await young.call('listAudit', { query: { model: 'branch', object_id: Number(life?.id) } });
    expect(history.body.results?.map(({ event }) => event)).toEqual(['branch_created']);
  });

  it('stand beside a sample of the same name', async () => {
    const young = await api.partner('muestra');
    expect((await young.call('createSampleBook', { language: 'es' })).status).toBe(201);
    expect(await add(['7'], young.call)).toMatchObject({ status: 201, body: { added: [{ name: 'Vehículos' }] } });
  });

  it('are those of the authority of the country, for who may add branches', async () => {
    expect(await add(['7', '999'])).toMatchObject({ status: 422, body: { errors: { codes: expect.anything() } } });
    const abroad = await api.partner('fuera', '724');
    expect((await add(['7'], abroad.call)).status).toBe(422);
    const { call } = await office.as(['policy_app.view_branch']);
    expect((await add(['7'], call)).status).toBe(403);
  });
});
