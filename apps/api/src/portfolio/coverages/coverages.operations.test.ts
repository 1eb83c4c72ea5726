import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Partner;
let pets: number;
let farms: number;

const newBranch = async (name: string, at = office) =>
  Number((await at.call('createBranch', { body: { name, group: 'other' } })).body.id);
const create = async (name: string, more: object = {}) => {
  const body = { name, coverage_type: 'coverage', branch_id: pets, ...more };
  const answer = await office.call('createCoverage', { body });
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
};
const update = (coverageId: number, version: number, body: object) =>
  office.call('updateCoverage', { path: { coverageId }, version, body });
const names = async (query: Record<string, string | number>) =>
  (await office.call('listCoverages', { query })).body.results?.map((row) => row.name);

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  pets = await newBranch('Mascotas');
  farms = await newBranch('Granjas');
});
afterAll(() => api.close());

describe('a coverage', () => {
  it('belongs to a branch of the same brokerage', async () => {
    const id = await create('Veterinario');
    const coverage = await office.call('getCoverage', { path: { coverageId: id } });
    expect(coverage.body).toMatchObject({ branch: { id: pets, name: 'Mascotas' }, description: null });
    const foreign = await newBranch('Ajeno', await api.partner('dos'));
    for (const branch_id of [foreign, 999_999]) {
      const answer = await update(id, 1, { branch_id });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({ branch_id: ['The chosen record does not exist.'] });
    }
    expect((await update(id, 1, { branch_id: farms })).body.branch).toEqual({ id: farms, name: 'Granjas' });
    const history = await office.call('listAudit', { query: { model: 'coverage', object_id: id } });
    expect(history.body.count).toBe(2);
  });

  it('is named once for each branch and type', async () => {
    const id = await create('Extravío');
    const again = await office.call('createCoverage', {
      body: { name: 'extravio', coverage_type: 'coverage', branch_id: pets },
    });
    expect(again.status).toBe(409);
    expect(again.body.current).toEqual({ id, name: 'Extravío' });
    await create('Extravío', { coverage_type: 'help' });
    const other = await create('Extravío', { branch_id: farms });
    expect((await update(other, 1, { branch_id: pets })).status).toBe(409);
  });

  it('stays in its branch while policies list it', async () => {
    const id = await create('Paseos');
    const policy = await office.call('createPolicy', { body: { insured_select_type: 'personal', branch_id: pets } });
    const added = await office.call('createPolicyCoverage', {
      path: { policyId: Number(policy.body.id) },
      body: { coverage_id: id },
    });
    expect(added.status).toBe(201);
    const moved = await update(id, 1, { branch_id: farms });
    expect(moved.body.errors).toEqual({
      branch_id: ['Policies use this coverage: its branch can no longer change.'],
    });
    const removed = await office.call('deleteCoverage', { path: { coverageId: id }, version: 1 });
    expect(removed.body.held_by).toEqual([{ model: 'policy', count: 1 }]);
  });

  it('is deleted in the version that was seen', async () => {
    const id = await create('Aseo');
    const remove = (version: number) => office.call('deleteCoverage', { path: { coverageId: id }, version });
    expect((await remove(3)).status).toBe(412);
    expect((await remove(1)).status).toBe(204);
    expect((await remove(1)).status).toBe(404);
  });
});

describe('the list of coverages', () => {
  it('searches, filters by branch and type, and sorts by branch', async () => {
    const one = await newBranch('Listas B');
    const two = await newBranch('Listas A');
    await create('Listón ácido', { branch_id: one });
    await create('Listón básico', { branch_id: two, coverage_type: 'help' });
    expect(await names({ search: 'liston' })).toEqual(['Listón ácido', 'Listón básico']);
    expect(await names({ search: 'liston', ordering: 'branch' })).toEqual(['Listón básico', 'Listón ácido']);
    expect(await names({ branch: one })).toEqual(['Listón ácido']);
    expect(await names({ search: 'liston', coverage_type: 'help' })).toEqual(['Listón básico']);
    expect(await names({ search: 'liston', page: 2, page_size: 1 })).toEqual(['Listón básico']);
  });
});
