import type { AuditEvent, Policy } from '@corredor/core/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

const use = { key: 'use', name: 'Uso', kind: 'choice', is_required: true, choices: ['Particular', 'Taxi'] };
const gps = { key: 'gps', name: 'Rastreo', kind: 'yes_no', is_required: false, choices: [] };
const since = { key: 'since', name: 'Desde', kind: 'date', is_required: false, choices: [] };
const value = { key: 'value', name: 'Avalúo', kind: 'number', is_required: false, choices: [] };
const note = { key: 'note', name: 'Nota', kind: 'text', is_required: false, choices: [] };
const every = [use, gps, since, value, note];

const addBranch = async (name: string, extra_fields: object[]) => {
  const answer = await office.call('createBranch', { body: { name, group: 'other', extra_fields } });
  return answer;
};
const setFields = async (branchId: number, extra_fields: object[]) => {
  const { body } = await office.call('getBranch', { path: { branchId } });
  return office.call('updateBranch', { path: { branchId }, version: Number(body.version), body: { extra_fields } });
};
const create = (body: object) => office.call('createPolicy', { body: { insured_select_type: 'personal', ...body } });
const change = (policy: { id: number; version: number }, body: object) =>
  office.call('updatePolicy', { path: { policyId: policy.id }, version: policy.version, body });
const read = async (policyId: number) => succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

describe('the extra fields of a branch', () => {
  it('are kept in their order, told in the history, and checked', async () => {
    const made = await addBranch('Con campos', every);
    expect(made).toMatchObject({ status: 201, body: { extra_fields: every } });
    const turned = [note, { ...use, name: 'Destino' }];
    expect((await setFields(Number(made.body.id), turned)).body.extra_fields).toEqual(turned);
    const history = await office.call('listAudit', { query: { model: 'branch', object_id: Number(made.body.id) } });
    const [told] = history.body.results ?? [];
    expect(told?.changes).toContainEqual({
      field: 'extra_fields',
      before: '["Uso (Particular / Taxi) *","Rastreo","Desde","Avalúo","Nota"]',
      after: '["Nota","Destino (Particular / Taxi) *"]',
    });
    const wrong = await setFields(Number(made.body.id), [{ ...note, kind: 'number' }, use, { ...use, choices: [] }]);
    expect(wrong).toMatchObject({ status: 422 });
    expect(Object.keys(Object(wrong.body.errors)).sort()).toEqual([
      'extra_fields.0.kind',
      'extra_fields.2.choices',
      'extra_fields.2.key',
      'extra_fields.2.name',
    ]);
  });

  it.each([
    ['more than twenty', Array.from({ length: 21 }, (_, place) => ({ ...note, key: `n${place}`, name: `N${place}` }))],
    ['a key that is none', [{ ...note, key: '__proto__' }]],
    ['a key that every object has', [{ ...note, key: 'constructor' }]],
    ['a name that is too long', [{ ...note, name: 'x'.repeat(61) }]],
    ['too many choices', [{ ...use, choices: Array.from({ length: 21 }, (_, place) => `c${place}`) }]],
    ['a kind that is none', [{ ...note, kind: 'html' }]],
    ['more than its own parts', [{ ...note, hidden: true }]],
  ])('are refused with %s', async (what, fields) => {
    expect((await addBranch(`Malo ${what}`, fields)).status).toBe(422);
  });
});

describe('a policy of such a branch', () => {
  let branchId: number;
  beforeAll(async () => {
    branchId = Number((await addBranch('Taxis', every)).body.id);
  });

  it('is refused without what must be there, and kept with it', async () => {
    const refused = await create({ branch_id: branchId });
    expect(refused).toMatchObject({ status: 422, body: { errors: { 'extra.use': ['Fill in this field.'] } } });
    const made = await create({ branch_id: branchId, extra: { use: 'Taxi', gps: false, value: '12000.5' } });
    expect(made.body).toMatchObject({ extra: { use: 'Taxi', gps: false, value: '12000.5' }, extra_fields: every });
    const changed = await change(succeeded<Policy>(made), { extra: { gps: null, note: ' con letrero ' } });
    expect(changed.body.extra).toEqual({ use: 'Taxi', value: '12000.5', note: 'con letrero' });
    expect((await change(succeeded<Policy>(changed), { extra: { use: '' } })).status).toBe(422);
    const history = await office.call('listAudit', { query: { model: 'policy', object_id: Number(made.body.id) } });
    const told = (history.body.results as AuditEvent[] | undefined)?.find(({ event }) => event === 'policy_updated');
    expect(told?.changes.map(({ field }) => field).sort()).toEqual(['extra.gps', 'extra.note']);
    expect(JSON.parse(told?.changes.find(({ field }) => field === 'extra.note')?.after ?? '')).toEqual({
      ...{ name: 'Nota', kind: 'text', value: 'con letrero' },
    });
  });

  it.each([
    [{ use: 'Bus' }, 'use'],
    [{ use: true }, 'use'],
    [{ use: 'Taxi', gps: 'yes' }, 'gps'],
    [{ use: 'Taxi', since: '2026-02-30' }, 'since'],
    [{ use: 'Taxi', value: '1,5' }, 'value'],
    [{ use: 'Taxi', value: `1${'0'.repeat(13)}` }, 'value'],
    [{ use: 'Taxi', other: 'x' }, 'other'],
    [{ use: 'Taxi', constructor: 'x' }, 'constructor'],
  ])('refuses %j', async (extra, key) => {
    const refused = await create({ branch_id: branchId, extra });
    expect(refused.status).toBe(422);
    expect(Object.keys(Object(refused.body.errors))).toEqual([`extra.${key}`]);
  });

  it.each([
    [{ use: 'Taxi', note: 'x'.repeat(301) }],
    [{ use: 'Taxi', note: { deep: 'x' } }],
    [{ use: 'Taxi', note: ['x'] }],
    [{ use: 'Taxi', note: 7 }],
    [{ ['k'.repeat(41)]: 'x' }],
    [Object.fromEntries(Array.from({ length: 21 }, (_, place) => [`k${place}`, 'x']))],
    [[]],
    ['use'],
  ])('refuses what is no set of values: %j', async (extra) => {
    expect((await create({ branch_id: branchId, extra })).status).toBe(422);
  });

  it('keeps twenty of the longest values', async () => {
    const fields = Array.from({ length: 20 }, (_, place) => ({ ...note, key: `n${place}`, name: `N${place}` }));
    const full = Number((await addBranch('Llena', fields)).body.id);
    const extra = Object.fromEntries(fields.map(({ key }) => [key, '\u{1F697}'.repeat(150)]));
    expect((await create({ branch_id: full, extra })).body.extra).toEqual(extra);
    const found = await office.call('listPolicies', { query: { branch: full, extra: 'n7' } });
    expect(found.body.count).toBe(1);
    expect((await office.call('listPolicies', { query: { branch: full, extra: 'n20' } })).body.count).toBe(0);
  });

  it('lets go what another branch has not, and what its branch has no longer once it is saved', async () => {
    const made = succeeded<Policy>(await create({ branch_id: branchId, extra: { use: 'Taxi', note: 'x' } }));
    const moved = await change(made, { branch_id: portfolio.branchId });
    expect(moved.body).toMatchObject({ extra: {}, extra_fields: [] });
    const own = Number((await addBranch('Corta', [note, value])).body.id);
    const second = succeeded<Policy>(await create({ branch_id: own, extra: { note: 'x', value: '1' } }));
    await setFields(own, [value]);
    expect((await read(second.id)).extra).toEqual({ note: 'x', value: '1' });
    expect((await change(second, { observations: 'y' })).body.extra).toEqual({ value: '1' });
    // One of the same key is another field.
    await setFields(own, []);
    await setFields(own, [{ ...value, kind: 'text' }]);
    expect((await read(second.id)).extra).toEqual({});
  });

  it('keeps a choice that is offered no more while it stays as it is', async () => {
    const own = Number((await addBranch('Opciones', [use])).body.id);
    const made = succeeded<Policy>(await create({ branch_id: own, extra: { use: 'Taxi' } }));
    await setFields(own, [{ ...use, choices: ['Particular'] }]);
    const same = await change(made, { extra: { use: 'Taxi' }, observations: 'y' });
    expect(same).toMatchObject({ status: 200, body: { extra: { use: 'Taxi' } } });
    expect((await create({ branch_id: own, extra: { use: 'Taxi' } })).status).toBe(422);
  });
});

describe('what is asked for later', () => {
  it('is asked when a policy is next saved, and holds up no money, no renewal and no comparison', async () => {
    const policy = await portfolio.active();
    await setFields(portfolio.branchId, [use]);
    const [instalment] =
      (await office.call('listPayments', { query: { policy: policy.id, ordering: 'due_date' } })).body.results ?? [];
    const paid = await office.call('payInstalment', {
      path: { paymentId: Number(instalment?.id) },
      version: Number(instalment?.version),
      body: { payment_method: 'cash', payment_date: portfolio.today },
    });
    expect(paid).toMatchObject({ status: 200 });
    const known = await read(policy.id);
    expect(await change(known, { observations: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { 'extra.use': [expect.any(String)] } },
    });
    const prepare = () =>
      office.call('renewPolicy', {
        path: { policyId: policy.id },
        version: known.version,
        body: { observations: 'Sigue' },
      });
    const prepared = await prepare();
    expect(prepared.status).toBeLessThan(300);
    const next = await read(Number((await read(policy.id)).next_draft?.id));
    expect(next).toMatchObject({ extra: {}, missing: [] });
    const activated = await office.call('activatePolicy', { path: { policyId: next.id }, version: next.version });
    expect(activated).toMatchObject({ status: 200, body: { status: 'active' } });
    await change(await read(next.id), { extra: { use: 'Taxi' } });
    const compared = await office.call('comparePolicies', { path: { policyId: policy.id }, query: { other: next.id } });
    expect(compared.body.extras).toEqual([{ key: 'use', name: 'Uso', kind: 'choice', before: null, after: 'Taxi' }]);
    await setFields(portfolio.branchId, []);
  });

  it('is missing in a draft that is no next term until it is there', async () => {
    await setFields(portfolio.branchId, []);
    const draft = await portfolio.draft();
    await setFields(portfolio.branchId, [use]);
    const known = await read(draft.id);
    expect(known.missing).toEqual(['extra']);
    const refused = await office.call('activatePolicy', { path: { policyId: draft.id }, version: known.version });
    expect(refused).toMatchObject({ status: 409, body: { missing: ['extra'] } });
    const filled = await change(known, { extra: { use: 'Taxi' } });
    expect(filled.body.missing).toEqual([]);
    expect(
      (await office.call('activatePolicy', { path: { policyId: draft.id }, version: Number(filled.body.version) }))
        .status,
    ).toBe(200);
    await setFields(portfolio.branchId, []);
  });

  it('goes along into the next term', async () => {
    await setFields(portfolio.branchId, [gps]);
    const policy = await portfolio.active();
    const filled = succeeded<Policy>(await change(await read(policy.id), { extra: { gps: true } }));
    const renewed = await office.call('renewPolicy', {
      path: { policyId: policy.id },
      version: filled.version,
      body: { observations: 'Sigue' },
    });
    expect(renewed.status).toBeLessThan(300);
    expect((await read(Number((await read(policy.id)).next_draft?.id))).extra).toEqual({ gps: true });
    await setFields(portfolio.branchId, []);
  });
});
