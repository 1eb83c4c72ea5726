import type { MovementItemMatch, MovementItemsCheck, MovementItemsCheckInput } from '@corredor/core/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { askedOf } from '../../testing/askedOf.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let policyId: number;
let listedId: number;
let freeId: number;

const vehicle = async (plate: string, chassis_number: string) =>
  succeeded<{ id: number }>(
    await office.call('createVehicle', {
      body: {
        brand: 'Hino',
        model: 'Serie 300',
        year: 2024,
        plate,
        chassis_number,
        owner_id: portfolio.contractorId,
      },
    }),
  ).id;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('hojas');
  portfolio = await aPortfolio(office);
  policyId = (await portfolio.draft()).id;
  listedId = await vehicle('PBA1001', 'CHASIS0000000001');
  freeId = await vehicle('PBA1002', 'CHASIS0000000002');
  succeeded(await office.call('createPolicyVehicle', { path: { policyId }, body: { vehicle_id: listedId } }));
});
afterAll(() => api.close());

const check = (body: MovementItemsCheckInput, caller: Pick<typeof office, 'call'> = office) =>
  caller.call('checkMovementItems', { path: { policyId }, body });
const matched = async (
  action: MovementItemsCheckInput['action'],
  target: MovementItemsCheckInput['target'],
  rows: MovementItemsCheckInput['rows'],
) => succeeded<MovementItemsCheck>(await check({ action, target, rows })).results;
const faultsOf = (results: MovementItemMatch[]) =>
  results.map(({ faults }) => faults.map(({ field, code }) => `${field} ${code}`).join());

describe('the rows of a sheet', () => {
  it('name vehicles by plate or chassis, as people write them, and say which are unknown or listed already', async () => {
    const results = await matched('add', 'vehicle', [
      { plate: 'pba-1002' },
      { chassis_number: 'chasis 0000000002' },
      { plate: 'PBA1001' },
      { plate: 'ZZZ9999' },
      { plate: '', chassis_number: ' ' },
    ]);
    expect(results.slice(0, 2)).toMatchObject([
      { id: freeId, label: 'PBA1002 · Hino Serie 300' },
      { id: freeId, label: 'PBA1002 · Hino Serie 300' },
    ]);
    expect(faultsOf(results)).toEqual(['', '', 'plate already_listed', 'plate unknown', 'plate required']);
  });

  it('name the rows of the policy where something is taken out', async () => {
    const results = await matched('remove', 'vehicle', [{ plate: 'PBA-1001' }, { plate: 'PBA1002' }]);
    expect(results[0]).toMatchObject({ label: 'PBA1001 · Hino Serie 300', faults: [] });
    const [row] = succeeded<{ results: { id: number }[] }>(
      await office.call('listPolicyVehicles', { path: { policyId } }),
    ).results;
    expect(results[0]?.id).toBe(row?.id);
    expect(faultsOf(results)).toEqual(['', 'plate not_listed']);
  });

  it('name people by identification with the zero that sheets drop, and the titular of those who depend', async () => {
    const { identification } = succeeded<{ identification: string }>(
      await office.call('getCustomer', { path: { customerId: portfolio.contractorId } }),
    );
    const bare = identification.replace(/^0/, '');
    const results = await matched('add', 'insured', [
      { identification: bare },
      { identification, titular_identification: identification },
      { identification, relationship: 'dependent' },
      { identification, titular_identification: '9999999999' },
      { identification: '9999999999' },
    ]);
    expect(results[0]?.id).toBe(portfolio.contractorId);
    expect(results[1]?.titular?.id).toBe(portfolio.contractorId);
    expect(faultsOf(results)).toEqual([
      '',
      '',
      'titular_identification required',
      'titular_identification unknown',
      'identification unknown',
    ]);
    const add = (relationship: string) =>
      office.call('createPolicyInsured', {
        path: { policyId },
        body: { customer_id: portfolio.contractorId, relationship, start_date: portfolio.today },
      });
    succeeded(await add('titular'));
    succeeded(await add('beneficiary'));
    expect(faultsOf(await matched('add', 'insured', [{ identification }]))).toEqual(['identification already_listed']);
    const out = await matched('remove', 'insured', [
      { identification },
      { identification, relationship: 'beneficiary' },
      { identification, relationship: 'dependent' },
    ]);
    expect(faultsOf(out)).toEqual(['identification ambiguous', '', 'identification not_listed']);
  });

  it('find nobody by a number that many share, be there one or several', async () => {
    const shared = (name: string) =>
      office.call('createCustomer', {
        body: {
          name,
          country_id: '218',
          identification_type: 'ruc',
          identification: '9999999999999',
          legal_type: 'legal',
          roles: ['insured'],
        },
      });
    succeeded(await shared('Consumidor uno'));
    const rows = [{ identification: '9999999999999' }];
    expect(faultsOf(await matched('add', 'insured', rows))).toEqual(['identification ambiguous']);
    succeeded(await shared('Consumidor dos'));
    expect(faultsOf(await matched('add', 'insured', rows))).toEqual(['identification ambiguous']);
  });

  it('name coverages of the branch and goods of the policy, whatever their accents', async () => {
    const general = (name: string) => office.call('createPolicyGeneral', { path: { policyId }, body: { name } });
    succeeded(await general('Compresor eléctrico'));
    succeeded(await general('Bomba'));
    succeeded(await general('BOMBA'));
    expect(await matched('add', 'general', [{ name: ' Torno ' }])).toMatchObject([{ id: null, label: 'Torno' }]);
    const out = await matched('change', 'general', [{ name: 'COMPRESOR ELECTRICO' }, { name: 'bomba' }, { name: 'x' }]);
    expect(out[0]).toMatchObject({ label: 'Compresor eléctrico' });
    expect(faultsOf(out)).toEqual(['', 'name ambiguous', 'name not_listed']);
    expect(faultsOf(await matched('add', 'coverage', [{ name: 'No existe' }]))).toEqual(['name unknown']);
  });

  it('tell of no vehicle or customer whom the caller may not view, nor of a stranger’s', async () => {
    const rows = [{ plate: 'PBA1002' }];
    const drafter = await office.as(['policy_app.add_movement', 'policy_app.view_policy']);
    expect(await check({ action: 'add', target: 'vehicle', rows }, drafter)).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    });
    expect((await check({ action: 'remove', target: 'vehicle', rows }, drafter)).status).toBe(200);
    const other = await api.partner('otras-hojas');
    const theirs = (await (await aPortfolio(other)).draft()).id;
    const body = { action: 'add', target: 'vehicle', rows };
    const asked = await other.call('checkMovementItems', { path: { policyId: theirs }, body });
    expect(faultsOf(succeeded<MovementItemsCheck>(asked).results)).toEqual(['plate unknown']);
    expect((await other.call('checkMovementItems', { path: { policyId }, body })).status).toBe(404);
  });

  it('of 2,000 are found in four requests, each of as many statements as one for five rows', async () => {
    await sql`insert into vehicles (partner_id, brand, model, year, plate, owner_id)
      select ${office.partnerId}, 'Hino', 'Serie 300', 2024, 'HOJ' || lpad(n::text, 4, '0'), ${portfolio.contractorId}
      from generate_series(1, 2000) n`.execute(api.adminDb);
    const rows = Array.from({ length: 2_000 }, (_, at) => ({ plate: `HOJ-${String(at + 1).padStart(4, '0')}` }));
    const few = await askedOf(() => matched('add', 'vehicle', rows.slice(0, 5)));
    for (let from = 0; from < rows.length; from += 500) {
      const many = await askedOf(() => matched('add', 'vehicle', rows.slice(from, from + 500)));
      expect(many.answer.filter(({ id }) => id !== null)).toHaveLength(500);
      expect(many.statements).toBe(few.statements);
      // What is named comes back once, whatever else the brokerage has.
      expect(many.rows - few.rows).toBe(495);
    }
    const body = { action: 'add' as const, target: 'vehicle' as const, rows: rows.slice(0, 501) };
    expect((await check(body)).body.errors).toMatchObject({ rows: [expect.any(String)] });
  });
});
