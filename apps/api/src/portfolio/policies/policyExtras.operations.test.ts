import type { AuditEvent, Policy } from '@corredor/core/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;

const field = (key: string, name_es: string, name_en: string, kind: string, more: object = {}) => ({
  ...{
    key,
    name_es,
    name_en,
    kind,
    on: 'policy',
    is_required: false,
    choices: [] as string[],
    position: 1,
    is_retired: false,
  },
  ...more,
});
const use = field('use', 'Uso', 'Use', 'choice', { is_required: true, choices: ['Particular', 'Taxi'] });
const gps = field('gps', 'Rastreo', 'Tracker', 'yes_no');
const since = field('since', 'Desde', 'Since', 'date');
const value = field('value', 'Avalúo', 'Appraisal', 'number');
const price = field('price', 'Precio', 'Price', 'money');
const note = field('note', 'Nota', 'Note', 'text');
/** Fields as they are kept: in the order of their places, which are counted from 1. */
const placed = <Field extends object>(...fields: Field[]) =>
  fields.map((one, index) => ({ ...one, position: index + 1 }));
const retired = <Field extends object>(one: Field) => ({ ...one, is_retired: true });
const every = placed(use, gps, since, value, price, note);

const numbered = (place: number) => field(`n${place}`, `N${place}`, `N${place}`, 'text', { position: place + 1 });
const addBranch = async (name: string, extra_fields: object[]) => {
  const answer = await office.call('createBranch', { body: { name, group: 'other', extra_fields } });
  return answer;
};
const setFields = async (branchId: number, extra_fields: object[]) => {
  const { body } = await office.call('getBranch', { path: { branchId } });
  return office.call('updateBranch', { path: { branchId }, version: Number(body.version), body: { extra_fields } });
};
/** No field of the branch of the portfolio is asked for any more. */
const retireAll = async () => {
  const { body } = await office.call('getBranch', { path: { branchId: portfolio.branchId } });
  await setFields(portfolio.branchId, (body.extra_fields as object[]).map(retired));
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
    const turned = [
      { ...use, name_es: 'Destino', position: 9 },
      { ...note, position: 3 },
      retired({ ...gps, position: 9 }),
    ];
    const kept = placed(note, { ...use, name_es: 'Destino' }, retired(gps));
    expect((await setFields(Number(made.body.id), turned)).body.extra_fields).toEqual(kept);
    const history = await office.call('listAudit', { query: { model: 'branch', object_id: Number(made.body.id) } });
    const [told] = history.body.results ?? [];
    expect(told?.changes).toContainEqual({
      field: 'extra_fields',
      before:
        '["Uso · Use (Particular / Taxi) *","Rastreo · Tracker","Desde · Since","Avalúo · Appraisal","Precio · Price","Nota · Note"]',
      after: '["Nota · Note","Destino · Use (Particular / Taxi) *"]',
    });
    expect(told?.changes).toContainEqual({ field: 'retired_fields', before: '[]', after: '["Rastreo · Tracker"]' });
    const wrong = await setFields(Number(made.body.id), [{ ...note, kind: 'number' }, use, { ...use, choices: [] }]);
    expect(wrong).toMatchObject({ status: 422 });
    expect(Object.keys(Object(wrong.body.errors)).sort()).toEqual([
      'extra_fields.0.kind',
      'extra_fields.2.choices',
      'extra_fields.2.key',
      'extra_fields.2.name_en',
      'extra_fields.2.name_es',
    ]);
  });

  it.each([
    ['more than twenty', Array.from({ length: 21 }, (_, place) => numbered(place))],
    ['a key that is none', [{ ...note, key: '__proto__' }]],
    ['a key that every object has', [{ ...note, key: 'constructor' }]],
    ['a name that is too long', [{ ...note, name_es: 'x'.repeat(61) }]],
    ['a name in one language only', [{ ...note, name_en: ' ' }]],
    ['a place that is none', [{ ...note, position: 0 }]],
    ['too many choices', [{ ...use, choices: Array.from({ length: 21 }, (_, place) => `c${place}`) }]],
    ['a kind that is none', [{ ...note, kind: 'html' }]],
    ['a place that no field can have', [{ ...note, on: 'coverage' }]],
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
      ...{ name_es: 'Nota', name_en: 'Note', kind: 'text', value: 'con letrero' },
    });
  });

  it.each([
    [{ use: 'Bus' }, 'use'],
    [{ use: true }, 'use'],
    [{ use: 'Taxi', gps: 'yes' }, 'gps'],
    [{ use: 'Taxi', since: '2026-02-30' }, 'since'],
    [{ use: 'Taxi', value: '1,5' }, 'value'],
    [{ use: 'Taxi', value: `1${'0'.repeat(13)}` }, 'value'],
    [{ use: 'Taxi', price: '1,50' }, 'price'],
    [{ use: 'Taxi', price: '1.5' }, 'price'],
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
    const fields = Array.from({ length: 20 }, (_, place) => numbered(place));
    const full = Number((await addBranch('Llena', fields)).body.id);
    const extra = Object.fromEntries(fields.map(({ key }) => [key, '\u{1F697}'.repeat(150)]));
    expect((await create({ branch_id: full, extra })).body.extra).toEqual(extra);
    const found = await office.call('listPolicies', { query: { branch: full, extra: 'n7' } });
    expect(found.body.count).toBe(1);
    expect((await office.call('listPolicies', { query: { branch: full, extra: 'n20' } })).body.count).toBe(0);
  });

  it('lets go what another branch has not', async () => {
    const made = succeeded<Policy>(await create({ branch_id: branchId, extra: { use: 'Taxi', note: 'x' } }));
    const moved = await change(made, { branch_id: portfolio.branchId });
    expect(moved.body).toMatchObject({ extra: {}, extra_fields: [] });
  });

  it('loses nothing by its branch: a field in use is retired, stays readable, and comes back', async () => {
    const own = Number((await addBranch('Corta', placed(note, value))).body.id);
    const made = succeeded<Policy>(await create({ branch_id: own, extra: { note: 'x' } }));
    const refused = await setFields(own, []);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { extra_fields: [expect.stringContaining('Note')] } },
    });
    // One that nobody uses is deleted.
    expect((await setFields(own, [note])).status).toBe(200);
    expect((await setFields(own, [retired({ ...note, is_required: true })])).status).toBe(200);
    const saved = await change(made, { observations: 'y' });
    expect(saved.body).toMatchObject({ extra: { note: 'x' }, extra_fields: [{ key: 'note', is_retired: true }] });
    expect(await change(succeeded<Policy>(saved), { extra: { note: 'z' } })).toMatchObject({
      status: 422,
      body: { errors: { 'extra.note': ['The branch no longer asks for this field.'] } },
    });
    const other = await create({ branch_id: own });
    expect(other.status).toBe(201);
    expect((await setFields(own, [note])).body.extra_fields).toEqual([note]);
    const after = await change(succeeded<Policy>(saved), { extra: { note: 'z' } });
    expect(after.body.extra).toEqual({ note: 'z' });
    // A kind never changes, retired or not.
    expect((await setFields(own, [{ ...note, kind: 'number' }])).status).toBe(422);
    expect((await setFields(own, [retired({ ...note, kind: 'number' })])).status).toBe(422);
  });

  it('is found by what stands in a field', async () => {
    const own = Number((await addBranch('Buscada', every)).body.id);
    const extra = {
      use: 'Taxi',
      gps: true,
      since: '2021-03-04',
      value: '12.50',
      price: '1250.00',
      note: 'Año 100% nuevo',
    };
    const made = succeeded<Policy>(await create({ branch_id: own, extra }));
    await create({ branch_id: own, extra: { use: 'Particular', value: '7', note: 'otra' } });
    const ids = async (key: string, wanted?: string) => {
      const query = { branch: own, extra: key, ...(wanted === undefined ? {} : { extra_value: wanted }) };
      const found = await office.call('listPolicies', { query });
      const summary = await office.call('getPolicySummary', { query });
      expect(summary.body.draft).toMatchObject({ count: found.body.count });
      return (found.body.results as { id: number }[]).map(({ id }) => id);
    };
    const fitting = [
      ['use', 'Taxi'],
      ['gps', 'true'],
      ['since', '2021-03-04'],
      ['value', '12.5'],
      ['price', '1250'],
      ['note', 'ano 100% N'],
    ] as const;
    for (const [key, wanted] of fitting) expect([key, await ids(key, wanted)]).toEqual([key, [made.id]]);
    for (const [key, wanted] of [
      ['use', 'taxi'],
      ['gps', 'false'],
      ['value', 'x'],
      ['note', '100_'],
    ] as const)
      expect([key, await ids(key, wanted)]).toEqual([key, []]);
    expect(await ids('note')).toHaveLength(2);
    expect((await office.call('listPolicies', { query: { extra_value: 'Taxi' } })).status).toBe(422);
    const listed = await office.call('listPolicies', { query: { branch: own, extra: 'gps' } });
    expect(listed.body.results).toMatchObject([{ id: made.id, extra }]);
    const having = await office.call('listBranches', { query: { has_extra_fields: true, page_size: 200 } });
    const names = (having.body.results as { name: string; extra_fields: object[] }[]).map(({ name }) => name);
    expect(names).toContain('Buscada');
    expect((having.body.results as { extra_fields: object[] }[]).every(({ extra_fields: own }) => own.length > 0)).toBe(
      true,
    );
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
    await setFields(portfolio.branchId, [use, retired(gps)]);
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
    expect(compared.body.extras).toEqual([
      { key: 'use', name_es: 'Uso', name_en: 'Use', kind: 'choice', before: null, after: 'Taxi' },
    ]);
    await retireAll();
  });

  it('is missing in a draft that is no next term until it is there', async () => {
    await retireAll();
    const draft = await portfolio.draft();
    await setFields(portfolio.branchId, [use, retired(gps)]);
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
    await retireAll();
  });

  it('goes along into the next term', async () => {
    await setFields(portfolio.branchId, [gps, retired(use)]);
    const policy = await portfolio.active();
    const filled = succeeded<Policy>(await change(await read(policy.id), { extra: { gps: true } }));
    const renewed = await office.call('renewPolicy', {
      path: { policyId: policy.id },
      version: filled.version,
      body: { observations: 'Sigue' },
    });
    expect(renewed.status).toBeLessThan(300);
    expect((await read(Number((await read(policy.id)).next_draft?.id))).extra).toEqual({ gps: true });
    await retireAll();
  });
});
