import type { Movement, MovementInput, MovementItemsCheck, PolicyAsOf, PolicyVehicle } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let today: string;
let serial = 0;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('sumas');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
});
afterAll(() => api.close());

/** A policy of 500.00 of 365 days, of which 184 are left today. */
const active = async () => {
  const start_date = addDays(today, -181);
  return (await portfolio.active({ start_date, end_date: addDays(start_date, 365) })).id;
};
const addVehicle = async () => {
  serial += 1;
  const plate = `PBS${String(serial).padStart(4, '0')}`;
  const body = { brand: 'Hino', model: 'Serie 300', year: 2024, plate, owner_id: portfolio.contractorId };
  return succeeded<{ id: number }>(await office.call('createVehicle', { body })).id;
};
/** A policy with a truck of 20,000 at 3.2 %. */
const withTruck = async (over: object = { sum: '20000.00', rate: '3.2' }) => {
  const policyId = await active();
  const body = { vehicle_id: await addVehicle(), ...over };
  return {
    policyId,
    truck: succeeded<PolicyVehicle>(await office.call('createPolicyVehicle', { path: { policyId }, body })),
  };
};
const asks = (kind: MovementInput['kind'], items: object[], over: object = {}) =>
  ({ kind, effective_date: today, requested_by: 'customer', requested_on: today, items, ...over }) as MovementInput;
const draft = (policyId: number, body: MovementInput) => office.call('createMovement', { path: { policyId }, body });
const drafted = async (policyId: number, body: MovementInput) => succeeded<Movement>(await draft(policyId, body));
const step = (operation: 'issueMovement' | 'undoMovement', { id, version, total_delta }: Movement) =>
  office.call(operation, {
    path: { movementId: id },
    version,
    ...(operation === 'issueMovement' && { body: { total_delta } }),
  });
const issued = async (policyId: number, body: MovementInput) =>
  succeeded<Movement>(await step('issueMovement', await drafted(policyId, body)));
const truckOf = async (policyId: number) => {
  const { results } = succeeded<{ results: PolicyVehicle[] }>(
    await office.call('listPolicyVehicles', { path: { policyId } }),
  );
  const [truck] = results;
  return truck && { sum: truck.sum, rate: truck.rate, term_net: truck.term_net };
};
const asOf = async (policyId: number, day: string) => {
  const { rows } = succeeded<PolicyAsOf>(await office.call('getPolicyAsOf', { path: { policyId }, query: { day } }));
  return rows.map(({ values: { sum, rate, term_net } }) => ({ sum, rate, term_net }));
};
const raise = (record_id: number, after: object, over: object = {}) =>
  asks('value', [{ action: 'change', target: 'vehicle', record_id, after, ...over }]);

describe('an inclusion', () => {
  it('finds the premium of its sum and rate, keeps one that was typed, and says what is missing', async () => {
    const policyId = await active();
    const after = { vehicle_id: await addVehicle(), sum: '15000.00', rate: '3.2' };
    const truck = { action: 'add', target: 'vehicle', after };
    const preview = await office.call('previewMovement', { path: { policyId }, body: asks('inclusion', [truck]) });
    expect(preview.body).toMatchObject({ net_delta: '241.97', total_delta: '289.97' });
    const typed = await drafted(policyId, asks('inclusion', [{ ...truck, term_net: '500.00' }]));
    expect(typed).toMatchObject({ items: [{ term_net: '500.00' }] });
    const { rate: _, ...unrated } = after;
    const missing = await draft(policyId, asks('inclusion', [{ ...truck, after: unrated }]));
    expect(missing).toMatchObject({ status: 422, body: { errors: { 'items.0.term_net': expect.any(Array) } } });
    const over = await draft(policyId, asks('inclusion', [{ ...truck, after: { ...after, rate: '100.5' } }]));
    expect(over.body.errors).toEqual({ 'items.0.after.rate': ['The value must be 100 or less.'] });
    const sums = await issued(policyId, asks('inclusion', [truck]));
    expect(sums).toMatchObject({ net_delta: '241.97', items: [{ term_net: '480.00', net_delta: '241.97' }] });
    expect(await truckOf(policyId)).toEqual({ sum: '15000.00', rate: '3.2', term_net: '480.00' });
    const back = await drafted(
      policyId,
      asks('exclusion', [{ action: 'remove', target: 'vehicle', record_id: sums.items[0]?.record_id }]),
    );
    expect(back).toMatchObject({ net_delta: '-241.97', total_delta: '-289.40', items: [{ term_net: '-480.00' }] });
  });

  it('of somebody and of goods stores for how much they are insured', async () => {
    const policyId = await active();
    const person = { customer_id: await portfolio.addCustomer('Rita Mora'), relationship: 'titular' };
    const sums = { sum: '10000.00', rate: '1.25' };
    const items = [
      { action: 'add', target: 'insured', after: { ...person, ...sums } },
      { action: 'add', target: 'general', after: { name: 'Torno', ...sums } },
    ];
    const both = await issued(policyId, asks('inclusion', items));
    expect(both.items.map(({ term_net }) => term_net)).toEqual(['125.00', '125.00']);
    for (const list of ['listPolicyInsureds', 'listPolicyGenerals'] as const)
      expect((await office.call(list, { path: { policyId } })).body).toMatchObject({
        results: [{ ...sums, term_net: '125.00' }],
      });
    const coverage = { action: 'add', target: 'beneficiary', after: { ...person, relationship: undefined, ...sums } };
    expect((await draft(policyId, asks('inclusion', [coverage]))).body.errors).toMatchObject({
      'items.0.after.sum': ['This field is not accepted.'],
    });
  });
});

describe('a change of value', () => {
  it('of 4,000 more at 3.2 % with 184 of 365 days left comes to 64.53, changes the row, and is taken back', async () => {
    const { policyId, truck } = await withTruck();
    expect(truck.term_net).toBe('640.00');
    const more = await issued(policyId, raise(truck.id, { sum: '24000.00' }));
    expect(more).toMatchObject({ net_delta: '64.53', total_delta: '77.75', term_net_delta: '128.00' });
    expect(more.charges.map(({ amount }) => amount)).toEqual(['2.26', '0.32', '0.50', '10.14']);
    expect(more.items).toMatchObject([
      { term_net: '128.00', before: { sum: '20000.00', rate: '3.2', term_net: '640.00' }, after: { sum: '24000.00' } },
    ]);
    expect(await truckOf(policyId)).toEqual({ sum: '24000.00', rate: '3.2', term_net: '768.00' });
    expect(await asOf(policyId, addDays(today, -1))).toEqual([{ sum: '20000.00', rate: '3.2', term_net: '640.00' }]);
    expect(await asOf(policyId, today)).toEqual([{ sum: '24000.00', rate: '3.2', term_net: '768.00' }]);
    succeeded(await step('undoMovement', more));
    expect(await truckOf(policyId)).toEqual({ sum: '20000.00', rate: '3.2', term_net: '640.00' });
  });

  it('changes what was typed by as much, and gives back what a sum that falls gives back', async () => {
    const { policyId, truck } = await withTruck({ sum: '20000.00', rate: '3.2', term_net: '600.00' });
    const less = await issued(policyId, raise(truck.id, { sum: '18000.00' }));
    expect(less).toMatchObject({ items: [{ term_net: '-64.00' }], net_delta: '-32.26' });
    expect(await truckOf(policyId)).toEqual({ sum: '18000.00', rate: '3.2', term_net: '536.00' });
  });

  it('of a row that says nothing has its premium typed, and the row says it from then on, until it is undone', async () => {
    const { policyId, truck } = await withTruck({});
    const after = { sum: '24000.00', rate: '3.20' };
    const missing = await draft(policyId, raise(truck.id, after));
    expect(missing).toMatchObject({ status: 422, body: { errors: { 'items.0.term_net': expect.any(Array) } } });
    const typed = await issued(policyId, raise(truck.id, after, { term_net: '50.00' }));
    expect(await truckOf(policyId)).toEqual({ sum: '24000.00', rate: '3.2', term_net: '768.00' });
    expect(await asOf(policyId, addDays(today, -1))).toEqual([{ sum: null, rate: null, term_net: null }]);
    succeeded(await step('undoMovement', typed));
    expect(await truckOf(policyId)).toEqual({ sum: null, rate: null, term_net: null });
  });

  it('of a day before another one leaves the value that comes later, and adds both premiums', async () => {
    const { policyId, truck } = await withTruck();
    const from = (day: string, after: object) => ({ ...raise(truck.id, after), effective_date: day });
    await issued(policyId, from(today, { sum: '24000.00' }));
    await issued(policyId, { ...from(addDays(today, -20), { rate: '3' }) });
    // 24,000 at 3 % is 720, and so are 640 + 128 − 48.
    expect(await truckOf(policyId)).toEqual({ sum: '24000.00', rate: '3', term_net: '720.00' });
    expect(await asOf(policyId, addDays(today, -1))).toEqual([{ sum: '20000.00', rate: '3', term_net: '592.00' }]);
    expect(await asOf(policyId, addDays(today, -30))).toEqual([{ sum: '20000.00', rate: '3.2', term_net: '640.00' }]);
  });
});

it('is told to the insurer: what a vehicle is insured for now, and what it will be', async () => {
  const { policyId, truck } = await withTruck();
  const more = await drafted(policyId, raise(truck.id, { sum: '24000.00' }));
  const mailOf = async ({ id }: Movement) =>
    (await office.call('getMovementMail', { path: { movementId: id } })).body.opening;
  expect(await mailOf(more)).toContain('(suma asegurada: antes $20.000,00, después $24.000,00)');
  const after = { name: 'Torno', sum: '15000.00', rate: '3.2' };
  const torno = await drafted(policyId, asks('inclusion', [{ action: 'add', target: 'general', after }]));
  expect(await mailOf(torno)).toMatch(/Se incluye: Torno \(suma asegurada: \$15\.000,00; tasa: 3,2\s%\)/);
});

it('is found anew where a draft is changed', async () => {
  const { policyId, truck } = await withTruck();
  const first = await drafted(policyId, raise(truck.id, { sum: '24000.00' }));
  const body = { items: [{ action: 'change', target: 'vehicle', record_id: truck.id, after: { sum: '30000.00' } }] };
  const changed = await office.call('updateMovement', {
    path: { movementId: first.id },
    version: first.version,
    body: body as never,
  });
  expect(changed.body).toMatchObject({ items: [{ term_net: '320.00' }], net_delta: '161.32' });
});

it('leaves the premium of a row as it is where a loss is insured again', async () => {
  const { policyId, truck } = await withTruck();
  const item = { action: 'change', target: 'vehicle', record_id: truck.id, term_net: '86.40' };
  const again = await issued(policyId, asks('sum_reinstatement', [item]));
  expect(again).toMatchObject({ net_delta: '43.56', term_net_delta: '0.00' });
  expect(await truckOf(policyId)).toMatchObject({ term_net: '640.00' });
  succeeded(await step('undoMovement', again));
  expect(await truckOf(policyId)).toMatchObject({ term_net: '640.00' });
});

it('tells the rows of a sheet what the list says of sum, rate and premium', async () => {
  const { policyId, truck } = await withTruck();
  const body = { action: 'change' as const, target: 'vehicle' as const, rows: [{ plate: truck.plate }] };
  const { results } = succeeded<MovementItemsCheck>(
    await office.call('checkMovementItems', { path: { policyId }, body }),
  );
  expect(results).toMatchObject([{ id: truck.id, sum: '20000.00', rate: '3.2', term_net: '640.00' }]);
});
