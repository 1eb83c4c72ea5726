import type { MethodRule, Movement, MovementPreview } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { type MovementOffice, movementOffice } from '../../testing/movementSteps.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: MovementOffice['office'];
let portfolio: MovementOffice['portfolio'];
let steps: MovementOffice['steps'];
let today: MovementOffice['today'];
let start: MovementOffice['start'];
let end: MovementOffice['end'];
let vehicles: MovementOffice['vehicles'];

beforeAll(async () => {
  api = await testApi();
  ({ office, portfolio, steps, today, start, end, vehicles } = await movementOffice(api, 'reglas-de-movimientos'));
});
afterAll(() => api.close());

describe('a creditor', () => {
  const creditor = (after: object) =>
    steps.asks('creditor', today, { items: [{ action: 'add', target: 'beneficiary', after }] });

  it('is paid a hundred percent at most, and up to its debt', async () => {
    const path = { policyId: await steps.active() };
    const bank = { customer_id: portfolio.payerId, percentage: '100', limit: '18500.00' };
    const over = await office.call('createMovement', { path, body: creditor({ ...bank, percentage: '150' }) });
    expect(over).toMatchObject({
      status: 422,
      body: { errors: { 'items.0.after.percentage': [expect.any(String)] } },
    });
    await steps.issued(path.policyId, creditor(bank));
    expect((await office.call('listPolicyBeneficiaries', { path })).body).toMatchObject({
      results: [{ customer_id: portfolio.payerId, percentage: '100', limit: '18500.00' }],
    });
  });
});

describe('the rules of the brokerage', () => {
  const setMovements = async (movements: object) => {
    const { version } = succeeded<{ version: number }>(await office.call('getSettings'));
    return succeeded(await office.call('updateSettings', { version, body: { movements } as never }));
  };
  const rule = (over: Partial<MethodRule>): MethodRule => ({
    provider_id: null,
    branch_id: null,
    requested_by: null,
    method: 'pro_rata',
    penalty_percent: null,
    table: null,
    least_percent: null,
    least_amount: null,
    ...over,
  });
  const preview = async (policyId: number, body: object) =>
    succeeded<MovementPreview>(await office.call('previewMovement', { path: { policyId }, body: body as never }));

  it('propose how what is given back is found; what somebody says goes before, and the rest follows the rule', async () => {
    const policyId = await steps.active();
    const ofInsurer = rule({
      provider_id: portfolio.provider.id,
      method: 'short_rate',
      penalty_percent: '20',
      table: 'Corta',
      least_percent: '25',
    });
    const ofCustomers = rule({
      provider_id: portfolio.provider.id,
      requested_by: 'customer',
      method: 'table',
      table: 'Corta',
    });
    const rows = [{ days: 150, percent: '90' }];
    await setMovements({ rules: [ofInsurer], tables: [{ name: 'Corta', reading: 'step', rows }] });
    const cancels = steps.asks('cancellation', today);
    // 500.00 × 215 / 365 less a fifth; a quarter of it would stay at least, and much more does.
    expect(await preview(policyId, cancels)).toMatchObject({
      method: 'short_rate',
      method_source: 'rule',
      method_rule: ofInsurer,
      penalty_percent: '20',
      least_percent: '25',
      least_amount: null,
      net_delta: '-235.62',
    });
    const chosen = await preview(policyId, { ...cancels, method: 'table', least_percent: null });
    expect(chosen).toMatchObject({
      method: 'table',
      method_source: 'chosen',
      method_rule: { provider_id: portfolio.provider.id },
      earning_table: { reading: 'step', rows },
      least_percent: null,
      net_delta: '-50.00',
    });
    expect(await preview(policyId, { ...cancels, penalty_percent: '10' })).toMatchObject({
      method_source: 'rule',
      penalty_percent: '10',
      net_delta: '-265.07',
    });
    // Of two, the one that names who asked.
    await setMovements({ rules: [ofInsurer, ofCustomers] });
    expect(await preview(policyId, cancels)).toMatchObject({ method: 'table', net_delta: '-50.00' });
    expect(await preview(policyId, { ...cancels, requested_by: 'insurer' })).toMatchObject({ method: 'short_rate' });
    // What is charged follows no rule.
    expect(await preview(policyId, steps.include())).toMatchObject({
      method: 'pro_rata',
      method_source: 'usual',
      method_rule: null,
    });
    const raise = { items: [{ action: 'change', target: 'field', term_net: '73.00' }] };
    expect(await preview(policyId, steps.asks('premium', today, raise))).toMatchObject({
      method: 'pro_rata',
      net_delta: '43.00',
    });
    const lower = { items: [{ action: 'change', target: 'field', term_net: '-73.00' }] };
    expect(await preview(policyId, steps.asks('premium', today, lower))).toMatchObject({
      method: 'table',
      net_delta: '-7.30',
    });
    await setMovements({ rules: [], tables: [] });
    expect(await preview(policyId, cancels)).toMatchObject({
      method: 'pro_rata',
      method_source: 'usual',
      net_delta: '-294.52',
    });
  });

  it('are copied into a movement: what changes of them later changes no movement that is stored', async () => {
    const policyId = await steps.active();
    const rows = [{ days: 150, percent: '90' }];
    const own = rule({ branch_id: portfolio.branchId, method: 'table', table: 'Corta', least_amount: '460.00' });
    await setMovements({ rules: [own], tables: [{ name: 'Corta', reading: 'step', rows }] });
    const kept = await steps.drafted(policyId, steps.asks('cancellation', today));
    const stored = {
      method: 'table',
      earning_table: { reading: 'step', rows },
      least_amount: '460.00',
      net_delta: '-40.00',
    };
    expect(kept).toMatchObject(stored);
    await setMovements({ rules: [rule({ method: 'none' })], tables: [] });
    const path = { movementId: kept.id };
    const noted = await office.call('updateMovement', {
      path,
      version: kept.version,
      body: { reason: 'Vende el bien' },
    });
    expect(noted.body).toMatchObject(stored);
    const done = succeeded<Movement>(await steps.issue(noted.body as never));
    expect(done).toMatchObject({ ...stored, status: 'issued' });
    await setMovements({ rules: [] });
  });
});

describe('a policy that is changed by movement only', () => {
  type Row = { id: number; version: number };
  const only = async (isOn: boolean) => {
    const { version } = succeeded<{ version: number }>(await office.call('getSettings'));
    succeeded(await office.call('updateSettings', { version, body: { movements: { only_by_movement: isOn } } }));
  };
  const refused = { status: 409, body: { code: 'movement_required' } };

  it('refuses every direct change of its lists, and of its data, term and premium; the rest stays open', async () => {
    const { id: policyId } = await portfolio.active({ start_date: start, end_date: end });
    const path = { policyId };
    const customer_id = portfolio.payerId;
    const coverage_id = await portfolio.addCoverage('Robo total', portfolio.branchId);
    const bodies = {
      Vehicle: { vehicle_id: vehicles[0] },
      Insured: { customer_id, relationship: 'titular', start_date: start },
      Coverage: { coverage_id },
      General: { name: 'Horno' },
      Beneficiary: { customer_id, start_date: start, percentage: '10' },
    } as const;
    const edits = {
      Insured: { certificate_number: 'C-7' },
      Coverage: { limit: '5.00' },
      General: { name: 'Horno viejo' },
      Beneficiary: { percentage: '20' },
    } as const;
    const rows = {} as Record<keyof typeof bodies, Row>;
    for (const [name, body] of Object.entries(bodies) as [keyof typeof bodies, object][])
      rows[name] = succeeded<Row>(await office.call(`createPolicy${name}`, { path, body } as never));
    await only(true);
    const policy = await steps.policyOf(policyId);
    expect(policy).toMatchObject({ needs_movement: true, locked_fields: expect.arrayContaining(['deductible']) });
    for (const [name, body] of Object.entries(bodies) as [keyof typeof bodies, object][]) {
      const { id, version } = rows[name];
      const at = { path: { policyId, rowId: id }, version };
      expect(await office.call(`createPolicy${name}`, { path, body } as never), name).toMatchObject(refused);
      expect(await office.call(`deletePolicy${name}`, at as never), name).toMatchObject(refused);
      if (name !== 'Vehicle')
        expect(await office.call(`updatePolicy${name}`, { ...at, body: edits[name] } as never), name).toMatchObject(
          refused,
        );
    }
    const change = (body: object, version = policy.version) => office.call('updatePolicy', { path, version, body });
    const changes = {
      payer_id: portfolio.contractorId,
      provider_office_id: null,
      maximum_insured_sum: '9000.00',
      certificate_number: 'C-1',
      deductible: '5 %',
      condition: 'Otra',
      condition_deductible: 'Otra',
      estimated_payment_day: 7,
      start_date: addDays(start, 1),
      end_date: addDays(end, 1),
      net_premium: '600.00',
    };
    for (const [field, value] of Object.entries(changes)) {
      const answer = await change({ [field]: value });
      expect(answer, field).toMatchObject(refused);
      expect(answer.body.errors, field).toHaveProperty(field);
    }
    const file = { kind: 'insureds', policy_id: policyId, file_name: 'personas.xlsx', rows_count: 1 } as const;
    expect(await office.call('createImport', { body: file })).toMatchObject(refused);
    const lines = [{ number: 2, values: { identification: 'AB1' } }];
    const checked = await office.call('checkImport', { body: { kind: 'insureds', policy_id: policyId, rows: lines } });
    expect(checked).toMatchObject(refused);
    // What no movement changes stays as it was.
    const noted = await change({ observations: 'Llamar', notification_limit_days: 20, deductible: policy.deductible });
    expect(noted.body).toMatchObject({ observations: 'Llamar', notification_limit_days: 20 });
    const seller = { name: 'Vendedor', percentage: '10', start_date: start };
    succeeded(await office.call('createPolicySeller', { path, body: seller }));
    // Movements do, and drafts are free.
    const moved = await steps.issued(policyId, steps.asks('data', today, { fields: { deductible: '10 %' } }));
    expect(moved.status).toBe('issued');
    await steps.issued(policyId, steps.include(vehicles[1]));
    expect(await steps.policyOf(policyId)).toMatchObject({ deductible: '10 %' });
    expect(await steps.vehiclesOf(policyId)).toHaveLength(2);
    const { id: draftId } = await portfolio.draft();
    succeeded(await office.call('createPolicyGeneral', { path: { policyId: draftId }, body: bodies.General }));
    expect(await steps.policyOf(draftId)).toMatchObject({ needs_movement: false });
    // Off again, nothing is held any more.
    await only(false);
    succeeded(await office.call('createPolicyGeneral', { path, body: { name: 'Caldera' } }));
    expect((await steps.policyOf(policyId)).needs_movement).toBe(false);
  });
});
