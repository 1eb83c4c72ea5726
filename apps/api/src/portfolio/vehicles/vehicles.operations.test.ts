import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Partner;
let portfolio: TestPortfolio;
let serial = 0;

const input = (more: object = {}) => ({
  brand: 'Kia',
  model: 'Sportage',
  year: 2023,
  plate: `PBX-${1000 + ++serial}`,
  owner_id: portfolio.contractorId,
  ...more,
});
const create = async (more: object = {}) =>
  succeeded<{ id: number; plate: string; version: number }>(await office.call('createVehicle', { body: input(more) }));
const update = (vehicleId: number, version: number, body: object) =>
  office.call('updateVehicle', { path: { vehicleId }, version, body });
const remove = (vehicleId: number, version = 1) => office.call('deleteVehicle', { path: { vehicleId }, version });
const share = (customer_id: number, percentage: string) => ({ customer_id, start_date: portfolio.today, percentage });

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

describe('a vehicle', () => {
  it('is stored with capitals and with who is paid for it', async () => {
    const answer = await office.call('createVehicle', {
      body: input({
        plate: ' pdf-4821 ',
        chassis_number: '8lbetf3w1r0123456',
        engine_number: ' 4JJ1-RF2741 ',
        color: ' Plata ',
        commercial_value: '31990.00',
        beneficiaries: [share(portfolio.payerId, '66.6667'), share(portfolio.contractorId, '33.3333')],
      }),
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      plate: 'PDF4821',
      chassis_number: '8LBETF3W1R0123456',
      engine_number: '4JJ1-RF2741',
      color: 'Plata',
      vehicle_type: null,
      owner: { id: portfolio.contractorId, name: 'Ana Lucía Cevallos' },
      beneficiaries: [
        { customer: { name: 'Íñigo Peña' }, start_date: portfolio.today, percentage: '66.6667' },
        { percentage: '33.3333' },
      ],
      version: 1,
    });
  });

  it('has a plate of its own, however it is typed', async () => {
    const { id, plate } = await create();
    const again = await office.call('createVehicle', { body: input({ plate: plate.toLowerCase() }) });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'duplicate_plate', current: { id, name: `${plate} · Kia Sportage` } });
    const other = await create();
    expect((await update(other.id, 1, { plate: `${plate} ` })).body).toMatchObject({ code: 'duplicate_plate' });
    const elsewhere = await api.partner('dos');
    const { contractorId } = await aPortfolio(elsewhere);
    expect((await elsewhere.call('createVehicle', { body: input({ plate, owner_id: contractorId }) })).status).toBe(
      201,
    );
  });

  it('keeps its beneficiaries unless they are sent, and moves its version with them', async () => {
    const { id } = await create({ beneficiaries: [share(portfolio.payerId, '100')] });
    const colored = await update(id, 1, { color: 'Rojo' });
    expect(colored.body).toMatchObject({ version: 2, color: 'Rojo', beneficiaries: [{ percentage: '100' }] });
    const shared = await update(id, 2, { beneficiaries: [share(portfolio.contractorId, '12.5')] });
    expect(shared.body).toMatchObject({ version: 3, beneficiaries: [{ percentage: '12.5' }] });
    expect((await update(id, 2, { beneficiaries: [] })).status).toBe(412);
    expect((await update(id, 3, { beneficiaries: [] })).body).toMatchObject({ version: 4, beneficiaries: [] });
    const history = await office.call('listAudit', { query: { model: 'vehicle', object_id: id } });
    expect(history.body.count).toBe(4);
  });

  it.each([
    ['year', { year: 2199 }],
    ['year', { year: 1899 }],
    ['plate', { plate: '---' }],
    ['brand', { brand: ' ' }],
    ['chassis_number', { chassis_number: 'IM8GDM9AXKP042788' }],
    ['owner_id', { owner_id: 999_999 }],
    ['commercial_value', { commercial_value: '12' }],
    [
      'beneficiaries.0.customer_id',
      { beneficiaries: [{ customer_id: 999_999, start_date: '2026-01-01', percentage: '1' }] },
    ],
  ])('refuses a wrong %s', async (field, wrong) => {
    const answer = await office.call('createVehicle', { body: input(wrong) });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  it('pays nobody twice, and nobody more than there is', async () => {
    const twice = await office.call('createVehicle', {
      body: input({ beneficiaries: [share(portfolio.payerId, '10'), share(portfolio.payerId, '10')] }),
    });
    expect(Object.keys(twice.body.errors ?? {})).toEqual(['beneficiaries.1.customer_id']);
    const over = await office.call('createVehicle', {
      body: input({ beneficiaries: [share(portfolio.payerId, '66.6667'), share(portfolio.contractorId, '33.3334')] }),
      language: 'es',
    });
    expect(over.body.errors).toEqual({
      'beneficiaries.1.percentage': ['La suma de los porcentajes no puede pasar de 100.'],
    });
  });

  it('is deleted unless a policy insures it', async () => {
    const { id } = await create();
    const policy = await portfolio.draft();
    const path = { policyId: policy.id };
    const row = succeeded<{ id: number }>(await office.call('createPolicyVehicle', { path, body: { vehicle_id: id } }));
    expect((await remove(id)).body).toMatchObject({ code: 'held', held_by: [{ model: 'policy', count: 1 }] });
    await office.call('deletePolicyVehicle', { path: { ...path, rowId: row.id }, version: 1 });
    expect((await remove(id, 7)).status).toBe(412);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
  });

  it('keeps its owner and its beneficiaries from being deleted', async () => {
    const owner_id = await portfolio.addCustomer('Rosa Dueña');
    const paid = await portfolio.addCustomer('Banco del Litoral');
    await create({ owner_id, beneficiaries: [share(paid, '50')] });
    for (const customerId of [owner_id, paid]) {
      const refused = await office.call('deleteCustomer', { path: { customerId }, version: 1 });
      expect(refused.body).toMatchObject({ code: 'held', held_by: [{ model: 'vehicle', count: 1 }] });
    }
  });
});

describe('the list of vehicles', () => {
  it('finds by plate, chassis, engine, model and owner, and filters by owner and brand', async () => {
    const owner_id = await portfolio.addCustomer('Zoila Ñandú');
    await create({ owner_id, plate: 'GSA-7741', brand: 'Citroën', model: 'C3', year: 2019 });
    await create({ owner_id, plate: 'GSB-0001', brand: 'Kia', model: 'Río', chassis_number: 'ab-12', year: 2025 });
    const engine = await create({ owner_id: portfolio.payerId, plate: 'GSC-0002', engine_number: '4D56-UA' });
    const plates = async (query: Record<string, string | number>) =>
      ((await office.call('listVehicles', { query })).body.results ?? []).map((row) => row.plate);
    expect(await plates({ search: 'gsa-7741' })).toEqual(['GSA7741']);
    expect(await plates({ search: 'citroen c3' })).toEqual(['GSA7741']);
    expect(await plates({ search: 'nandu', ordering: '-plate' })).toEqual(['GSB0001', 'GSA7741']);
    expect(await plates({ search: 'AB12' })).toEqual(['GSB0001']);
    expect(await plates({ search: '4d56ua' })).toEqual([engine.plate]);
    expect(await plates({ owner: owner_id, brand: 'CITROEN' })).toEqual(['GSA7741']);
    expect(await plates({ owner: owner_id, ordering: '-year' })).toEqual(['GSB0001', 'GSA7741']);
    expect((await plates({ ordering: '-owner' })).slice(0, 2)).toEqual(['GSB0001', 'GSA7741']);
    expect(await plates({ search: '%' })).toEqual([]);
  });
});
