import type { Branch, Import, ImportCheck, ImportProgress, ImportUndo, Provider } from '@corredor/core/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Texts = Record<string, string>;
type Kind = 'providers' | 'branches';
let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('catalogo');
});
afterAll(() => api.close());

const rowsOf = (rows: Texts[]) => rows.map((values, index) => ({ number: 2 + index, values }));
const check = async (kind: Kind, rows: Texts[], more: object = {}) =>
  succeeded<ImportCheck>(await office.call('checkImport', { body: { kind, rows: rowsOf(rows), ...more } })).results;
const begin = async (kind: Kind, more: object = {}) =>
  succeeded<Import>(
    await office.call('createImport', { body: { kind, file_name: 'catalogo.xlsx', rows_count: 9, ...more } }),
  ).id;
const bringIn = async (kind: Kind, rows: Texts[], more: object = {}) => {
  const importId = await begin(kind, more);
  const { results } = succeeded<ImportProgress>(
    await office.call('createImportRows', { path: { importId }, body: { rows: rowsOf(rows) } }),
  );
  return { importId, results };
};
const undo = async (importId: number) => succeeded<ImportUndo>(await office.call('undoImport', { path: { importId } }));
const outcomes = (results: readonly { outcome: string }[]) => results.map(({ outcome }) => outcome);
const branchOf = async (branchId = 0) => succeeded<Branch>(await office.call('getBranch', { path: { branchId } }));
const providerOf = async (providerId = 0) =>
  succeeded<Provider>(await office.call('getProvider', { path: { providerId } }));

describe('branches from a file', () => {
  it('come in once, fill in what their official code says, and go again', async () => {
    const rows: Texts[] = [
      { name: 'Casco de aves', group: 'agropecuario', flags: 'Bienes, diagnósticos', description: 'Aves de corral' },
      { name: 'CASCO  DE AVES', group: 'Agropecuario' },
      { name: 'Sin grupo' },
      { name: 'Fianza rara', group: 'Inventado', code: 'código con espacios', flags: 'Nubes' },
    ];
    expect(outcomes(await check('branches', rows))).toEqual(['created', 'failed', 'failed', 'failed']);
    const { importId, results } = await bringIn('branches', rows);
    const [made, again, bare, odd] = results;
    expect(await branchOf(made?.record?.id)).toMatchObject({
      name: 'Casco de aves',
      group: 'agriculture',
      description: 'Aves de corral',
      flags: { vehicles: false, insureds: false, generals: true, diagnosis: true },
    });
    expect(again?.errors).toEqual({ name: [expect.stringContaining('2')] });
    expect(Object.keys(bare?.errors ?? {})).toEqual(['group']);
    expect(Object.keys(odd?.errors ?? {}).toSorted()).toEqual(['code', 'flags', 'group']);

    const same = { name: 'casco de aves', flags: 'diagnósticos, bienes' };
    const other = { name: 'casco de aves', group: 'Vehículos' };
    const [identical, different] = await check('branches', [same, other]);
    expect(identical).toMatchObject({ outcome: 'identical', record: { id: made?.record?.id } });
    expect(different).toMatchObject({ outcome: 'different', errors: { group: [expect.stringMatching(/Agro|Agri/)] } });
    expect(await undo(importId)).toMatchObject({ removed_count: 1, kept: [], import: { status: 'undone' } });
    expect((await office.call('getBranch', { path: { branchId: made?.record?.id ?? 0 } })).status).toBe(404);
  });

  it('take group and lists from the official branch of their code', async () => {
    const { results } = await bringIn('branches', [{ name: 'Autos del norte', code: '5' }]);
    const branch = results[0]?.record ? await branchOf(results[0].record.id) : undefined;
    expect(branch?.group).toBeTypeOf('string');
    expect(branch?.code).toBe('5');
  });
});

describe('insurers from a file', () => {
  it('come in with their offices and what they sell, however the file calls it', async () => {
    const [one, two] = (
      await bringIn('branches', [
        { name: 'Incendio, robo y asalto', group: 'Patrimonio' },
        { name: 'Motos', group: 'Vehículos', code: 'M9' },
      ])
    ).results.map(({ record }) => record?.id ?? 0);
    const row = {
      name: 'Andes Seguros S.A.',
      short_name: 'Andes',
      ruc: '0990049459001',
      phone: '0987654321',
      email: 'hola@andes.example.com',
      offices: 'Quito; Guayaquil',
      branches: 'Incendio, robo y asalto; m9, Velas',
    };
    const [asked] = await check('providers', [row]);
    expect(asked).toMatchObject({ outcome: 'failed', unknown_names: [{ kind: 'branch', name: 'Velas' }] });
    const names = [{ kind: 'branch', name: 'Velas', record_id: two }];
    expect(outcomes(await check('providers', [row], { names }))).toEqual(['created']);
    const lost = { ...row, name: 'Otra', ruc: row.ruc.slice(1) };
    const { importId, results } = await bringIn('providers', [row, lost, { name: 'Sin RUC', email: 'no' }], { names });
    expect(outcomes(results)).toEqual(['created', 'failed', 'failed']);
    expect(results[1]?.errors.ruc).toEqual([expect.stringContaining('2')]);
    // The tax number may wait.
    expect(Object.keys(results[2]?.errors ?? {}).toSorted()).toEqual(['email']);
    const made = await providerOf(results[0]?.record?.id);
    expect(made).toMatchObject({ name: row.name, ruc: row.ruc, short_name: 'Andes', phone: '+593987654321' });
    expect(made.offices.map(({ city }) => city)).toEqual(['Quito', 'Guayaquil']);
    expect(made.branch_ids.toSorted()).toEqual([one, two].toSorted());

    // What was said once is remembered, and what is there is compared by what it says.
    const moved = { ...row, offices: 'Quito', branches: 'Motos' };
    const [same, different] = await check('providers', [{ ...row, phone: '+593 98 765 4321' }, moved]);
    expect(same).toMatchObject({ outcome: 'identical', record: { id: made.id } });
    expect(different?.outcome).toBe('different');
    expect(Object.keys(different?.errors ?? {}).toSorted()).toEqual(['branches', 'offices']);

    const body = { ...(await providerOf(made.id)), contact: 'Ana' };
    const patch = { contact: body.contact };
    const path = { providerId: made.id };
    succeeded(await office.call('updateProvider', { path, body: patch, version: made.version }));
    expect(await undo(importId)).toMatchObject({ removed_count: 0, kept: [{ model: 'provider', reason: 'changed' }] });
  });

  it('may wait for their tax number: they are marked, found by their name, and never made twice', async () => {
    const { results } = await bringIn('providers', [{ name: 'Equinoccio Seguros', phone: '0987654321' }]);
    expect(results[0]).toMatchObject({ outcome: 'created', warnings: { ruc: [expect.any(String)] } });
    const made = await providerOf(results[0]?.record?.id);
    expect(made.ruc).toBeNull();
    const [same, numbered, other] = await check('providers', [
      { name: 'EQUINOCCIO SEGUROS' },
      { name: 'Equinoccio Seguros', ruc: '1790049467001' },
      { name: 'Otra sin número' },
    ]);
    expect(same).toMatchObject({
      outcome: 'different',
      record: { id: made.id },
      errors: { name: [expect.any(String)] },
    });
    expect(numbered).toMatchObject({
      outcome: 'different',
      record: { id: made.id },
      errors: { ruc: [expect.any(String)] },
    });
    expect(other?.outcome).toBe('created');
    const path = { providerId: made.id };
    const named = await office.call('updateProvider', { path, version: made.version, body: { ruc: '1790049467001' } });
    expect(named.body).toMatchObject({ ruc: '1790049467001' });
    expect(outcomes(await check('providers', [{ name: 'Equinoccio Seguros' }]))).toEqual(['identical']);
  });

  it('are not taken back while others need them, and are asked for by their own permission', async () => {
    const { importId: ofBranch, results } = await bringIn('branches', [{ name: 'Cristales', group: 'Patrimonio' }]);
    await bringIn('providers', [{ name: 'Vidrio Seguro', ruc: '1790049459001', branches: 'Cristales' }]);
    const answer = await undo(ofBranch);
    expect(answer.kept).toEqual([
      expect.objectContaining({ reason: 'held', held_by: [{ model: 'provider', count: 1 }] }),
    ]);
    expect(await branchOf(results[0]?.record?.id)).toMatchObject({ name: 'Cristales' });
    const { call } = await office.as(['policy_app.add_branch']);
    const asked = (kind: Kind, name: string) =>
      call('checkImport', { body: { kind, rows: rowsOf([{ name, group: 'Patrimonio' }]) } });
    expect((await asked('providers', 'Otra')).status).toBe(403);
    expect((await asked('branches', 'Nuevo')).status).toBe(200);
    // Who may not see branches is not told what those have.
    const taken = succeeded<ImportCheck>(await asked('branches', 'Cristales')).results[0];
    expect(taken).toMatchObject({ outcome: 'failed', record: null });
    expect(Object.keys(taken?.errors ?? {})).toEqual(['name']);
  });
});
