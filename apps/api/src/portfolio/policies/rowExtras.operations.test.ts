import type { AuditEvent, Movement, MovementInput, Policy, PolicyAsOf, PolicyVehicle } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let serial = 0;

const field = (key: string, kind: string, on: string, more: object = {}) => ({
  ...{ key, name_es: `${key} es`, name_en: `${key} en`, kind, on },
  ...{ is_required: false, choices: [] as string[], position: 1, is_retired: false },
  ...more,
});
const placed = <Field extends object>(...fields: Field[]) =>
  fields.map((one, index) => ({ ...one, position: index + 1 }));
const gps = field('gps', 'yes_no', 'vehicle');
const use = field('use', 'choice', 'vehicle', { choices: ['Taxi', 'Particular'] });
const brand = field('brand', 'text', 'general');
const job = field('job', 'text', 'insured');
const note = field('note', 'text', 'policy');
const every = placed(gps, use, brand, job, note);

const setFields = async (extra_fields: object[], branchId = portfolio.branchId) => {
  const { body } = await office.call('getBranch', { path: { branchId } });
  return office.call('updateBranch', { path: { branchId }, version: Number(body.version), body: { extra_fields } });
};
const addVehicle = async () => {
  serial += 1;
  const plate = `PBR${String(serial).padStart(4, '0')}`;
  const body = { brand: 'Hino', model: 'Serie 300', year: 2024, plate, owner_id: portfolio.contractorId };
  return succeeded<{ id: number }>(await office.call('createVehicle', { body })).id;
};
type Row = { id: number; version: number; extra: object };
type List = 'Vehicle' | 'General' | 'Insured';
const add = (list: List, policyId: number, body: object) =>
  office.call(`createPolicy${list}`, { path: { policyId }, body: body as never });
const change = (list: List, policyId: number, { id, version }: Row, body: object) =>
  office.call(`updatePolicy${list}`, { path: { policyId, rowId: id }, version, body: body as never });
const rowsOf = async (list: List, policyId: number) =>
  succeeded<{ results: Row[] }>(await office.call(`listPolicy${list}s`, { path: { policyId } })).results;
const bodyOf: Record<List, () => Promise<object>> = {
  Vehicle: async () => ({ vehicle_id: await addVehicle() }),
  General: async () => ({ name: 'Torno' }),
  Insured: async () => ({
    customer_id: await portfolio.addCustomer('Rita Mora'),
    start_date: portfolio.today,
    relationship: 'titular',
  }),
};
const lists = [
  ['Vehicle', 'gps', true, 'brand'],
  ['General', 'brand', 'Caterpillar', 'job'],
  ['Insured', 'job', 'Chofer', 'gps'],
] as const;
const told = async (policyId: number, event: string) =>
  ((await office.call('listAudit', { query: { model: 'policy', object_id: policyId } })).body.results as AuditEvent[])
    .filter((one) => one.event === event)
    .flatMap(({ changes }) => changes.filter(({ field: name }) => name.startsWith('extra.')));

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('filas');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  succeeded(await setFields(every));
});
afterAll(() => api.close());

describe('the fields that a branch has on rows', () => {
  it('stay where they are, may be called alike on different rows, and are told by their rows in the history', async () => {
    const made = await office.call('createBranch', {
      body: { name: 'Filas', group: 'other', extra_fields: placed(gps, { ...brand, name_es: gps.name_es }) },
    });
    expect(made.status).toBe(201);
    const id = Number(made.body.id);
    const moved = await setFields([{ ...gps, on: 'policy' }, brand], id);
    expect(moved).toMatchObject({
      status: 422,
      body: {
        errors: { 'extra_fields.0.on': ['Where a field is filled in never changes: retire it and add another.'] },
      },
    });
    const twice = await setFields([gps, brand, field('other', 'text', 'vehicle', { name_es: 'GPS ES' })], id);
    expect(Object.keys(Object(twice.body.errors))).toEqual(['extra_fields.2.name_es']);
    succeeded(await setFields([gps, { ...brand, is_required: true }], id));
    const { body } = await office.call('listAudit', { query: { model: 'branch', object_id: id } });
    expect((body.results as AuditEvent[])[0]?.changes).toEqual([
      { field: 'general_fields', before: expect.any(String), after: '["brand es · brand en *"]' },
    ]);
  });

  it('are at most twenty with those of the policy', async () => {
    const places = ['policy', 'vehicle', 'general', 'insured'];
    const numbered = (place: number) => field(`n${place}`, 'text', places[place % 4] ?? 'policy');
    const made = async (name: string, count: number) =>
      office.call('createBranch', {
        body: { name, group: 'other', extra_fields: Array.from({ length: count }, (_, place) => numbered(place)) },
      });
    expect((await made('Veinte', 20)).status).toBe(201);
    expect((await made('Veintiuno', 21)).status).toBe(422);
  });
});

describe.each(lists)('a row of %s', (list, key, value, stray) => {
  it('keeps what stands in its own fields, changes them by key, and tells it in the history', async () => {
    const { id } = await portfolio.draft();
    const row = succeeded<Row>(await add(list, id, { ...(await bodyOf[list]()), extra: { [key]: value } }));
    expect(row.extra).toEqual({ [key]: value });
    const same = succeeded<Row>(await change(list, id, row, { sum: '100.00' }));
    expect(same.extra).toEqual({ [key]: value });
    const emptied = succeeded<Row>(await change(list, id, same, { extra: { [key]: null } }));
    expect(emptied.extra).toEqual({});
    expect(await rowsOf(list, id)).toMatchObject([{ extra: {} }]);
    const [line] = await told(id, `policy_${list.toLowerCase()}_changed`);
    expect(line).toMatchObject({ field: `extra.${key}`, after: null });
    expect(JSON.parse(line?.before ?? '')).toMatchObject({ name_es: `${key} es`, value });
  });

  it('refuses what its own fields do not take, each at its place', async () => {
    const { id } = await portfolio.draft();
    const body = await bodyOf[list]();
    const errorsOf = async (extra: object) =>
      Object.keys(Object((await add(list, id, { ...body, extra })).body.errors));
    // A field of the policy, or of other rows, is none of this row.
    expect(await errorsOf({ [stray]: 'x', note: 'x', nothing: 'x' })).toEqual([
      `extra.${stray}`,
      'extra.note',
      'extra.nothing',
    ]);
    expect(await errorsOf({ [key]: value === true ? 'sí' : true })).toEqual([`extra.${key}`]);
    const row = succeeded<Row>(await add(list, id, body));
    expect((await change(list, id, row, { extra: { [stray]: 'x' } })).body.errors).toEqual({
      [`extra.${stray}`]: ['The branch has no such field.'],
    });
    const policy = await office.call('updatePolicy', {
      path: { policyId: id },
      version: 1,
      body: { extra: { [key]: value } },
    });
    expect(policy.body.errors).toEqual({ [`extra.${key}`]: ['The branch has no such field.'] });
  });

  it('is asked for what must be there when it is next saved, and never holds up its policy', async () => {
    const { id } = await portfolio.draft();
    const row = succeeded<Row>(await add(list, id, await bodyOf[list]()));
    succeeded(await setFields(every.map((one) => ({ ...one, is_required: one.key === key }))));
    expect((await add(list, id, await bodyOf[list]())).body.errors).toEqual({
      [`extra.${key}`]: ['Fill in this field.'],
    });
    expect((await change(list, id, row, { sum: '100.00' })).body.errors).toEqual({
      [`extra.${key}`]: ['Fill in this field.'],
    });
    const policy = succeeded<Policy>(await office.call('getPolicy', { path: { policyId: id } }));
    expect(policy.missing).toEqual([]);
    succeeded(await office.call('activatePolicy', { path: { policyId: id }, version: policy.version }));
    const saved = await change(list, id, row, { sum: '100.00', extra: { [key]: value } });
    expect(saved.body).toMatchObject({ sum: '100.00', extra: { [key]: value } });
    succeeded(await setFields(every));
  });

  it('finds its policy by what stands there, and keeps its field from being deleted', async () => {
    const { id } = await portfolio.draft();
    const fields = placed(...every);
    const body = { name: `Usada ${list}`, group: 'other', extra_fields: fields };
    const branch = Number((await office.call('createBranch', { body })).body.id);
    const version = Number((await office.call('getPolicy', { path: { policyId: id } })).body.version);
    succeeded(await office.call('updatePolicy', { path: { policyId: id }, version, body: { branch_id: branch } }));
    succeeded(await add(list, id, { ...(await bodyOf[list]()), extra: { [key]: value } }));
    const found = async (extra_value?: string) =>
      (await office.call('listPolicies', { query: { branch, extra: key, ...(extra_value && { extra_value }) } })).body
        .count;
    expect([await found(), await found(String(value)), await found('nada')]).toEqual([1, 1, 0]);
    const refused = await setFields(
      fields.filter((one) => one.key !== key),
      branch,
    );
    expect(refused.body.errors).toEqual({ extra_fields: [expect.stringContaining(`${key} en`)] });
    const retired = fields.map((one) => ({ ...one, is_retired: one.key === key }));
    expect((await setFields(retired, branch)).status).toBe(200);
    const [row] = await rowsOf(list, id);
    expect(row?.extra).toEqual({ [key]: value });
    if (!row) throw new Error('The row is gone.');
    expect((await change(list, id, row, { extra: { [key]: value === true ? false : 'otro' } })).body.errors).toEqual({
      [`extra.${key}`]: ['The branch no longer asks for this field.'],
    });
  });
});

it('a choice that is not offered is refused, and one that is offered no more stays', async () => {
  const { id } = await portfolio.draft();
  const body = await bodyOf.Vehicle();
  const refused = await add('Vehicle', id, { ...body, extra: { use: 'Bus' } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { 'extra.use': [expect.any(String)] } } });
  const row = succeeded<Row>(await add('Vehicle', id, { ...body, extra: { use: 'Taxi' } }));
  succeeded(await setFields(every.map((one) => (one.key === 'use' ? { ...use, choices: ['Particular'] } : one))));
  expect((await change('Vehicle', id, row, { sum: '1.00', extra: { use: 'Taxi' } })).status).toBe(200);
  succeeded(await setFields(every));
});

it('another branch lets go what rows have in the fields of the former one', async () => {
  const { id } = await portfolio.draft();
  succeeded(await add('Vehicle', id, { ...(await bodyOf.Vehicle()), extra: { gps: true } }));
  succeeded(await add('General', id, { name: 'Torno', extra: { brand: 'x' } }));
  const version = Number((await office.call('getPolicy', { path: { policyId: id } })).body.version);
  succeeded(
    await office.call('updatePolicy', { path: { policyId: id }, version, body: { branch_id: portfolio.lifeId } }),
  );
  expect([...(await rowsOf('Vehicle', id)), ...(await rowsOf('General', id))].map(({ extra }) => extra)).toEqual([
    {},
    {},
  ]);
});

describe('movements', () => {
  let today: string;
  beforeAll(() => {
    today = portfolio.today;
  });
  const active = async () => {
    const start_date = addDays(today, -181);
    return (await portfolio.active({ start_date, end_date: addDays(start_date, 365) })).id;
  };
  const asks = (kind: MovementInput['kind'], items: object[], effective_date = today) =>
    ({ kind, effective_date, requested_by: 'customer', requested_on: today, items }) as MovementInput;
  const draft = (policyId: number, body: MovementInput) => office.call('createMovement', { path: { policyId }, body });
  const issue = async ({ id, version, total_delta }: Movement) =>
    office.call('issueMovement', { path: { movementId: id }, version, body: { total_delta } });
  const issued = async (policyId: number, body: MovementInput) =>
    succeeded<Movement>(await issue(succeeded<Movement>(await draft(policyId, body))));
  const undo = async (id: number) => {
    const { body } = await office.call('getMovement', { path: { movementId: id } });
    return office.call('undoMovement', { path: { movementId: id }, version: Number(body.version) });
  };
  const extrasOn = async (policyId: number, day: string) =>
    succeeded<PolicyAsOf>(await office.call('getPolicyAsOf', { path: { policyId }, query: { day } })).rows.map(
      ({ values }) => Object.fromEntries(Object.entries(values.extra ?? {}).filter(([, value]) => value !== null)),
    );

  it('bring rows in with what stands in their fields, also where some of several say nothing', async () => {
    const policyId = await active();
    const [one, two] = [await addVehicle(), await addVehicle()];
    const items = [
      {
        action: 'add',
        target: 'vehicle',
        after: { vehicle_id: one, extra: { gps: true, use: '' } },
        term_net: '10.00',
      },
      { action: 'add', target: 'vehicle', after: { vehicle_id: two }, term_net: '10.00' },
      { action: 'add', target: 'general', after: { name: 'Torno', extra: { brand: ' CAT ' } }, term_net: '10.00' },
    ];
    const movement = await issued(policyId, asks('inclusion', items));
    expect(movement.items.map(({ after }) => after?.extra)).toEqual([{ gps: true }, undefined, { brand: 'CAT' }]);
    expect((await rowsOf('Vehicle', policyId)).map(({ extra }) => extra)).toEqual([{ gps: true }, {}]);
    expect((await rowsOf('General', policyId)).map(({ extra }) => extra)).toEqual([{ brand: 'CAT' }]);
    succeeded(await undo(movement.id));
    expect(await rowsOf('Vehicle', policyId)).toEqual([]);
  });

  it('change them by key, as of their day, and take the change back', async () => {
    const policyId = await active();
    const body = { ...(await bodyOf.Vehicle()), sum: '1000.00', rate: '1', extra: { gps: false, use: 'Taxi' } };
    const { id: record_id } = succeeded<PolicyVehicle>(await add('Vehicle', policyId, body));
    const item = { action: 'change', target: 'vehicle', record_id, term_net: '0.00' };
    const changed = await issued(policyId, asks('value', [{ ...item, after: { extra: { gps: true, use: null } } }]));
    expect(changed.items[0]).toMatchObject({
      before: { extra: { gps: false, use: 'Taxi' } },
      after: { extra: { gps: true, use: null } },
    });
    const now = async () => (await rowsOf('Vehicle', policyId))[0]?.extra;
    expect(await now()).toEqual({ gps: true });
    expect(await extrasOn(policyId, addDays(today, -1))).toEqual([{ gps: false, use: 'Taxi' }]);
    expect(await extrasOn(policyId, today)).toEqual([{ gps: true }]);
    // An earlier day is issued later: what comes after it stays.
    const before = asks('value', [{ ...item, after: { extra: { gps: null } } }], addDays(today, -20));
    succeeded(await draft(policyId, before).then((answer) => issue(succeeded<Movement>(answer))));
    expect(await now()).toEqual({ gps: true });
    expect(await extrasOn(policyId, addDays(today, -10))).toEqual([{ use: 'Taxi' }]);
    expect(await extrasOn(policyId, addDays(today, -30))).toEqual([{ gps: false, use: 'Taxi' }]);
  });

  it('give a changed field back what it was', async () => {
    const policyId = await active();
    const body = { ...(await bodyOf.Vehicle()), extra: { use: 'Taxi' } };
    const { id: record_id } = succeeded<PolicyVehicle>(await add('Vehicle', policyId, body));
    const after = { extra: { gps: true, use: 'Particular' } };
    const changed = await issued(
      policyId,
      asks('value', [{ action: 'change', target: 'vehicle', record_id, after, term_net: '0.00' }]),
    );
    succeeded(await undo(changed.id));
    expect(await rowsOf('Vehicle', policyId)).toMatchObject([{ extra: { use: 'Taxi' } }]);
    expect((await rowsOf('Vehicle', policyId))[0]?.extra).not.toHaveProperty('gps');
  });

  it('refuse what the fields do not take at its item, and ask for nothing that must be there', async () => {
    const policyId = await active();
    const vehicle_id = await addVehicle();
    const inclusion = (extra: object) =>
      draft(
        policyId,
        asks('inclusion', [{ action: 'add', target: 'vehicle', after: { vehicle_id, extra }, term_net: '10.00' }]),
      );
    expect((await inclusion({ brand: 'x', gps: 'sí', use: 'Bus' })).body.errors).toEqual({
      'items.0.after.extra.brand': ['The branch has no such field.'],
      'items.0.after.extra.gps': [expect.any(String)],
      'items.0.after.extra.use': [expect.any(String)],
    });
    const coverage = { action: 'add', target: 'beneficiary', term_net: '0.00' };
    const person = { customer_id: portfolio.payerId, percentage: '10', extra: { gps: true } };
    expect((await draft(policyId, asks('inclusion', [{ ...coverage, after: person }]))).body.errors).toEqual({
      'items.0.after.extra': ['This field is not accepted.'],
    });
    succeeded(await setFields(every.map((one) => ({ ...one, is_required: true }))));
    const made = succeeded<Movement>(await inclusion({ use: 'Taxi' }));
    // What was agreed is issued, though the field is retired by then.
    succeeded(await setFields(every.map((one) => ({ ...one, is_retired: one.key === 'use' }))));
    succeeded(await issue(made));
    expect(await rowsOf('Vehicle', policyId)).toMatchObject([{ extra: { use: 'Taxi' } }]);
    succeeded(await setFields(every));
  });

  it('of open drafts keep a field from being deleted, and tell the insurer what stands there', async () => {
    const policyId = await active();
    const item = {
      action: 'add',
      target: 'general',
      after: { name: 'Torno', extra: { brand: 'CAT' } },
      term_net: '10.00',
    };
    const made = succeeded<Movement>(await draft(policyId, asks('inclusion', [item])));
    const { body } = await office.call('getMovementMail', { path: { movementId: made.id } });
    expect(body.opening).toContain('Se incluye: Torno (brand es: CAT)');
    expect((await setFields(every.filter(({ key }) => key !== 'brand'))).body.errors).toHaveProperty('extra_fields');
  });

  it('are followed by the next term, which says what differs in its rows', async () => {
    const policyId = await active();
    const after = { vehicle_id: await addVehicle(), extra: { gps: true, use: 'Taxi' } };
    await issued(policyId, asks('inclusion', [{ action: 'add', target: 'vehicle', after, term_net: '10.00' }]));
    succeeded(await add('General', policyId, { name: 'Torno', extra: { brand: 'CAT' } }));
    const person = {
      customer_id: await portfolio.addCustomer('Rosa Vega'),
      start_date: today,
      relationship: 'titular',
    };
    succeeded(await add('Insured', policyId, { ...person, extra: { job: 'Chofer' } }));
    // What must be there by now holds up no renewal.
    succeeded(await setFields(every.map((one) => ({ ...one, is_required: true }))));
    const { version } = succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
    succeeded(await office.call('renewPolicy', { path: { policyId }, version, body: { observations: 'Sigue' } }));
    succeeded(await setFields(every));
    const next = Number(succeeded<Policy>(await office.call('getPolicy', { path: { policyId } })).next_draft?.id);
    const [truck] = await rowsOf('Vehicle', next);
    expect(truck?.extra).toEqual({ gps: true, use: 'Taxi' });
    expect(await rowsOf('General', next)).toMatchObject([{ extra: { brand: 'CAT' } }]);
    expect(await rowsOf('Insured', next)).toMatchObject([{ extra: { job: 'Chofer' } }]);
    if (!truck) throw new Error('The truck is gone.');
    succeeded(await change('Vehicle', next, truck, { extra: { gps: false } }));
    const compared = await office.call('comparePolicies', { path: { policyId }, query: { other: next } });
    expect(compared.body).toMatchObject({
      extras: [],
      lists: {
        generals: { changed: [] },
        vehicles: {
          changed: [
            { fields: [], extras: [{ key: 'gps', name_es: 'gps es', kind: 'yes_no', before: true, after: false }] },
          ],
        },
      },
    });
  });
});

it('people of a file come in with what stands in their fields, and nobody is asked for what must be there', async () => {
  const { id: policy_id } = await portfolio.draft();
  succeeded(await setFields(every.map((one) => ({ ...one, is_required: true }))));
  const { identification } = succeeded<{ identification: string }>(
    await office.call('getCustomer', { path: { customerId: await portfolio.addCustomer('Nora Paz') } }),
  );
  const check = async (values: object) =>
    (await office.call('checkImport', { body: { kind: 'insureds', policy_id, rows: [{ number: 2, values }] } })).body
      .results as { outcome: string; errors: object }[];
  const [wrong] = await check({ identification, 'extra.gps': 'sí', 'extra.job': 'x'.repeat(301) });
  expect(wrong?.errors).toEqual({
    'extra.gps': ['The branch has no such field.'],
    'extra.job': ['Enter at most 300 characters.'],
  });
  const run = succeeded<{ id: number }>(
    await office.call('createImport', {
      body: { kind: 'insureds', policy_id, file_name: 'a.csv', rows_count: 1 },
    }),
  );
  const brought = await office.call('createImportRows', {
    path: { importId: run.id },
    body: { rows: [{ number: 2, values: { identification, 'extra.job': 'Chofer' } }] },
  });
  expect(brought.body.results).toMatchObject([{ outcome: 'linked' }]);
  expect(await rowsOf('Insured', policy_id)).toMatchObject([{ extra: { job: 'Chofer' } }]);
  expect(await check({ identification, 'extra.job': 'Chofer' })).toMatchObject([{ outcome: 'identical' }]);
  expect(await check({ identification, 'extra.job': 'Guardia' })).toMatchObject([
    { outcome: 'different', errors: { 'extra.job': ['Stored: Chofer'] } },
  ]);
  succeeded(await setFields(every));
});
