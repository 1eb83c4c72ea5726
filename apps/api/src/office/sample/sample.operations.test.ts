import { addDays } from '@corredor/core/dates';
import type { FixedKind, fixedInSample } from '@corredor/core/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doDayOf } from '../../jobs/dailyWork.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
});
afterAll(() => api.close());

interface Row {
  id: number;
  version: number;
  is_sample: boolean;
  [field: string]: unknown;
}
const rowsOf = async (
  id: 'listCustomers' | 'listPolicies' | 'listBranches' | 'listProviders' | 'listVehicles',
  call = office.call,
) => succeeded<{ results: Row[] }>(await call(id, { query: { page_size: 200 } })).results;
const samplesOf = async (...args: Parameters<typeof rowsOf>) => (await rowsOf(...args)).filter((row) => row.is_sample);
const load = (language: 'es' | 'en' = 'es') => office.call('createSampleBook', { language });
const remove = () => office.call('deleteSampleBook');
const book = async () =>
  succeeded<{
    loaded_at: string | null;
    counts: { model: string; count: number }[];
    touched: { model: string; name: string; change: string }[];
    touched_count: number;
  }>(await office.call('getSampleBook'));
const first = <Value>(rows: readonly Value[]): Value => {
  const [row] = rows;
  if (!row) throw new Error('There is no such row.');
  return row;
};
/** All rows of a brokerage in the tables that a sample book writes. */
const everyRow = async (partnerId: number) => {
  const tables = [
    'branches',
    'coverages',
    'providers',
    'provider_offices',
    'provider_branches',
    'customers',
    'vehicles',
  ];
  const ofPolicies = [
    'policies',
    'payments',
    'policy_coverages',
    'policy_insureds',
    'policy_generals',
    'policy_vehicles',
  ];
  const found = [...tables, ...ofPolicies].map(async (table) => {
    const rows = sql`select * from ${sql.table(table)} as t where partner_id = ${partnerId} order by t::text`;
    return (await rows.execute(api.adminDb)).rows;
  });
  return JSON.stringify(await Promise.all(found));
};

it('is loaded in the language of who asks, seen as marked rows, and removed without a trace in the records', async () => {
  const neighbour = await api.partner('vecina');
  await aPortfolio(neighbour);
  const before = await everyRow(office.partnerId);
  const theirs = await everyRow(neighbour.partnerId);
  expect(await book()).toMatchObject({ loaded_at: null, counts: [], touched: [] });

  const loaded = await load('en');
  expect(loaded).toMatchObject({ status: 201, body: { loaded_by: 'Ana', touched: [], touched_count: 0 } });
  const { counts } = await book();
  expect(Object.fromEntries(counts.map(({ model, count }) => [model, count]))).toMatchObject({
    customer: 8,
    vehicle: 4,
    provider: 3,
    branch: 4,
    policy: 12,
  });
  expect((await samplesOf('listCustomers')).map(({ name }) => name)).toContain('Valerie Hartwell');
  const states = (await samplesOf('listPolicies')).map(({ status }) => status);
  expect(new Set(states)).toEqual(new Set(['active', 'expired', 'closed', 'draft']));
  const instalments = succeeded<{ results: Row[] }>(await office.call('listPayments', { query: { page_size: 200 } }));
  expect(instalments.results.every((row) => row.is_sample)).toBe(true);
  expect(new Set(instalments.results.map(({ status }) => status))).toEqual(
    new Set(['paid', 'delayed', 'near_expiry', 'on_time']),
  );
  expect(await load()).toMatchObject({ status: 409, body: { code: 'sample_loaded' } });
  expect(await everyRow(neighbour.partnerId)).toBe(theirs);

  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(204);
  expect(await everyRow(office.partnerId)).toBe(before);
  expect(await everyRow(neighbour.partnerId)).toBe(theirs);
  const history = succeeded<{ results: Row[] }>(
    await office.call('listAudit', { query: { model: 'partner', object_id: office.partnerId } }),
  );
  expect(history.results.map(({ event }) => event).filter((event) => String(event).startsWith('sample'))).toEqual([
    'sample_removed',
    'sample_loaded',
  ]);
});

it('is for those who may change the brokerage', async () => {
  const { call } = await office.as(['core_app.view_partner', 'core_app.add_customer', 'policy_app.add_policy']);
  for (const id of ['getSampleBook', 'createSampleBook', 'deleteSampleBook'] as const)
    expect((await call(id)).status).toBe(403);
});

describe('a loaded book', () => {
  beforeEach(async () => {
    await remove();
    succeeded(await load());
  });

  it('takes no place in the plan, leaves the currency free and is not published', async () => {
    const young = await api.partner('nueva');
    await young.onPlan('Free', { policies_amount: 1, customers_amount: 1, vehicles_amount: 1, generals_amount: 1 });
    const usage = async () => (await young.call('getSubscription')).body.usage;
    const unused = await usage();
    succeeded(await young.call('createSampleBook', { language: 'es' }));
    expect(await usage()).toEqual(unused);
    expect(unused).toMatchObject({ policies: 0, customers: 0, vehicles: 0, generals: 0 });
    const { locked_fields, version } = succeeded<Row>(await young.call('getPartner'));
    expect(locked_fields).toEqual([]);
    expect((await young.call('updatePartner', { version, body: { currency: 'EUR' } })).status).toBe(200);
    const { rows } = await sql<{ branches: string[] }>`
      select branches from public_profiles where partner_id = ${young.partnerId}`.execute(api.adminDb);
    expect(rows).toEqual([{ branches: [] }]);
    const customer = {
      legal_type: 'natural',
      name: 'Real',
      identification_type: 'passport',
      identification: 'AB777777',
    };
    const body = { ...customer, country_id: '218', roles: ['contractor'] };
    expect((await young.call('createCustomer', { body })).status).toBe(201);
    // Full now: what is added under a sample still needs no place, and one's own needs one.
    const owner = succeeded<{ results: Row[] }>(await young.call('listCustomers', { query: { page_size: 200 } }));
    const { id: sample } = first(
      owner.results.filter(
        ({ is_sample, legal_type, titular_id }) => is_sample && legal_type === 'natural' && titular_id === null,
      ),
    );
    const full = await usage();
    const car = (plate: string, owner_id: number) =>
      young.call('createVehicle', { body: { plate, owner_id, brand: 'Kia', model: 'Rio', year: 2020 } });
    const own = first(owner.results.filter(({ is_sample }) => !is_sample)).id;
    succeeded(await car('PCW0001', own));
    expect(await car('PCW0002', own)).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } });
    succeeded(await car('PCW0003', sample));
    const draft = (contractor_id: number) =>
      young.call('createPolicy', { body: { insured_select_type: 'personal', contractor_id, number: 'P-1' } });
    for (const contractor of [sample, own, sample]) succeeded(await draft(contractor));
    const refused = { status: 403, body: { code: 'plan_limit_reached', used: 1, allowed: 1 } };
    expect(await draft(own)).toMatchObject(refused);
    const dependent = { ...customer, identification: 'AB777778', country_id: '218', roles: ['insured'] };
    const tie = { insured_type: 'dependent', family_relationship: 'son' };
    expect(await young.call('createCustomer', { body: dependent })).toMatchObject({ status: 403 });
    succeeded(await young.call('createCustomer', { body: { ...dependent, ...tie, titular_id: sample } }));
    const goods = await young.call('listPolicies', { query: { status: 'draft', contractor: own } });
    const [mine] = succeeded<{ results: Row[] }>(goods).results;
    const item = { path: { policyId: mine?.id ?? 0 }, body: { name: 'Radio' } };
    succeeded(await young.call('createPolicyGeneral', item));
    expect(await young.call('createPolicyGeneral', item)).toMatchObject({ status: 403 });
    const active = await young.call('listPolicies', { query: { status: 'active', holds: 'generals', page_size: 200 } });
    const { id: policyId, version: before } = first(succeeded<{ results: Row[] }>(active).results);
    succeeded(
      await young.call('renewPolicy', { path: { policyId }, version: before, body: { observations: 'Otro año' } }),
    );
    expect(await usage()).toEqual({ ...Object(full), policies: 1, vehicles: 1, generals: 1 });
    const found = await young.call('searchRecords', { query: { q: 'PCW000' } });
    expect(found.body).toMatchObject({
      groups: [{ kind: 'vehicle', results: [{ is_sample: true }, { is_sample: false }] }],
    });
  });

  it('counts in no figure of the first screen nor of an insurer, while the lists show it', async () => {
    await remove();
    // Nothing of it falls due so soon that it would be told of, whatever the day is.
    const inTwoWeeks = Number(addDays(portfolio.today, 14).slice(8));
    const own = await portfolio.active({ estimated_payment_day: inTwoWeeks });
    const figures = async () => {
      const screen = [
        await office.call('getDashboardProduction'),
        await office.call('getDashboardCollection'),
        await office.call('getDashboardAgeing'),
        await office.call('getDashboardTotals'),
        await office.call('getDashboardCharts'),
        await office.call('getRenewalSummary'),
        await office.call('getMovementSummary', { query: { is_sample: false } }),
        await office.call('getPaymentSummary', { query: { is_sample: false } }),
        await office.call('getPolicySummary', { query: { is_sample: false } }),
        await office.call('getProviderProduction', { path: { providerId: Number(portfolio.provider.id) } }),
      ].map((answer) => succeeded(answer));
      const { due, amounts } = succeeded<Row>(await office.call('getDashboardSummary'));
      return [...screen, { due, amounts }];
    };
    const before = await figures();
    succeeded(await load());
    // What is added under the sample belongs to it, also with an insurer of one's own.
    const customer = first((await samplesOf('listCustomers')).filter(({ titular_id }) => titular_id === null));
    const under = { contractor_id: customer.id, payer_id: customer.id };
    const added = await portfolio.active(under);
    expect((await office.call('getPolicy', { path: { policyId: added.id } })).body.is_sample).toBe(true);
    expect(await figures()).toEqual(before);

    const count = async (id: 'listPolicies' | 'listPayments' | 'listCustomers' | 'listVehicles', query: object) =>
      Number((await office.call(id, { query: { ...query, page_size: 1 } })).body.count);
    const totals = succeeded<Row>(await office.call('getDashboardTotals'));
    const lists = { policies: 'listPolicies', customers: 'listCustomers', vehicles: 'listVehicles' } as const;
    for (const [name, id] of Object.entries(lists)) {
      const [owns, samples, all] = [
        await count(id, { is_sample: false }),
        await count(id, { is_sample: true }),
        await count(id, {}),
      ];
      expect([name, owns, owns + samples]).toEqual([name, totals[name], all]);
      expect(samples).toBeGreaterThan(3);
    }
    const instalments = (await portfolio.instalments(own.id)).length;
    expect(await count('listPayments', { policy: own.id, is_sample: false })).toBe(instalments);
    expect(await count('listPayments', { policy: own.id, is_sample: true })).toBe(0);
  });

  it('is told of by no job, and nobody is reminded of it', async () => {
    const told = async () =>
      (await sql`select kind from notifications where partner_id = ${office.partnerId}`.execute(api.adminDb)).rows
        .length;
    const before = await told();
    await api.database.db.transaction().execute(async (trx) => {
      const world = { brand: 'Corredor', kickMail: () => {}, publicUrl: 'http://localhost' } as never;
      await doDayOf(trx, { partnerId: office.partnerId, world, afterCommit: () => {} });
      const marks = await sql`select kind from told_dates`.execute(trx);
      expect(marks.rows).toEqual([]);
    });
    expect(await told()).toBe(before);
    const query = { status: 'delayed', page_size: 200 };
    const late = first(succeeded<{ results: Row[] }>(await office.call('listPayments', { query })).results);
    expect(late.allowed_actions).not.toContain('notify');
    const answer = await office.call('notifyPayer', { path: { paymentId: late.id }, version: late.version });
    expect(answer).toMatchObject({ status: 409, body: { code: 'sample_unmailed' } });
  });

  it('cannot be named by a record of the brokerage’s own', async () => {
    const [customer, provider, branch] = await Promise.all(
      (['listCustomers', 'listProviders', 'listBranches'] as const).map(async (id) => first(await samplesOf(id)).id),
    );
    const refused = { status: 409, body: { code: 'sample_reference', detail: expect.stringContaining('sample book') } };
    const draft = await portfolio.draft();
    const change = (body: object) =>
      office.call('updatePolicy', { path: { policyId: draft.id }, version: draft.version, body });
    for (const body of [
      { contractor_id: customer },
      { payer_id: customer },
      { provider_id: provider, provider_office_id: null },
      { branch_id: branch },
    ])
      expect(await change(body)).toMatchObject(refused);
    for (const over of [
      { payer_id: customer },
      { provider_id: provider, provider_office_id: null },
      { branch_id: branch },
    ])
      expect(await office.call('createPolicy', { body: portfolio.complete(over) })).toMatchObject(refused);
    const beneficiary = { customer_id: customer, start_date: portfolio.today, percentage: '50' };
    expect(
      await office.call('createPolicyBeneficiary', { path: { policyId: draft.id }, body: beneficiary }),
    ).toMatchObject(refused);
    const titular = first(
      (await samplesOf('listCustomers')).filter((row) => row.legal_type === 'natural' && row.titular_id === null),
    );
    const person = {
      legal_type: 'natural',
      name: 'Propio',
      identification_type: 'passport',
      identification: 'AB777780',
    };
    const relative = succeeded<Row>(
      await office.call('createCustomer', { body: { ...person, country_id: '218', roles: ['insured'] } }),
    );
    expect(
      await office.call('updateCustomer', {
        path: { customerId: relative.id },
        version: relative.version,
        body: { insured_type: 'dependent', family_relationship: 'son', titular_id: titular.id },
      }),
    ).toMatchObject(refused);
    const { id: providerId, version, ...rest } = portfolio.provider as unknown as Row;
    const body = { name: rest.name, branch_ids: [portfolio.branchId, branch] };
    expect(await office.call('updateProvider', { path: { providerId }, version, body })).toMatchObject(refused);
  });

  it('holds that in the database, as the server’s own login, and keeps marks as they are', async () => {
    const { id: sample } = first(await samplesOf('listCustomers'));
    const tryIt = (statement: ReturnType<typeof sql>) =>
      api.database.db.transaction().execute(async (trx) => {
        await sql`select set_config('app.partner_id', ${String(office.partnerId)}, true), set_config('app.user_id', '0', true)`.execute(
          trx,
        );
        await statement.execute(trx);
      });
    const { contractorId } = portfolio;
    await expect(tryIt(sql`update policies set payer_id = ${sample} where not is_sample`)).rejects.toMatchObject({
      code: 'SB001',
    });
    await expect(
      tryIt(sql`update customers set titular_id = ${sample} where id = ${contractorId}`),
    ).rejects.toMatchObject({ code: 'SB001' });
    await expect(tryIt(sql`update customers set is_sample = true where id = ${contractorId}`)).rejects.toMatchObject({
      code: 'SB002',
    });
    await expect(tryIt(sql`update customers set is_sample = false where id = ${sample}`)).rejects.toMatchObject({
      code: 'SB002',
    });
    await expect(tryIt(sql`delete from sample_books`)).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps who its people are, its numbers and its parties', async () => {
    const customer = first(await samplesOf('listCustomers'));
    const policy = first((await samplesOf('listPolicies')).filter(({ status }) => status === 'draft'));
    const provider = first(await samplesOf('listProviders'));
    const vehicle = first(await samplesOf('listVehicles'));
    const locked = { status: 409, body: { code: 'sample_locked' } };
    const change = async (
      id: 'updateCustomer' | 'updatePolicy' | 'updateProvider' | 'updateVehicle',
      row: Row,
      body: object,
    ) =>
      office.call(id, {
        path: { customerId: row.id, policyId: row.id, providerId: row.id, vehicleId: row.id },
        version: row.version,
        body,
      });
    const others: { [Kind in FixedKind]: Record<(typeof fixedInSample)[Kind][number], unknown> } = {
      customer: { identification_type: 'other', identification: 'ZZ123456' },
      provider: { ruc: '1790016919001' },
      vehicle: { plate: 'PZZ0001', owner_id: portfolio.contractorId },
      policy: { number: 'P-1', contractor_id: portfolio.contractorId, payer_id: portfolio.payerId },
    };
    const attempts = {
      customer: 'updateCustomer',
      provider: 'updateProvider',
      vehicle: 'updateVehicle',
      policy: 'updatePolicy',
    } as const;
    const rows = { customer, provider, vehicle, policy };
    for (const kind of ['customer', 'provider', 'vehicle', 'policy'] as const)
      for (const [field, value] of Object.entries(others[kind]))
        expect([field, await change(attempts[kind], rows[kind], { [field]: value })]).toMatchObject([field, locked]);
    expect(await change('updateCustomer', customer, { city: 'Quito' })).toMatchObject({ status: 200 });
    expect(await change('updatePolicy', policy, { deductible: '10 %' })).toMatchObject({ status: 200 });
  });

  it('takes in what is added under it, names what was changed and added, and all of it goes', async () => {
    const before = await everyRow(office.partnerId);
    const customer = first(await samplesOf('listCustomers'));
    const paid = first((await samplesOf('listPolicies')).filter(({ status }) => status === 'active'));
    const plate = { owner_id: customer.id, brand: 'Kia', model: 'Rio', year: 2020, plate: 'PBX1234' };
    const vehicle = succeeded<Row>(await office.call('createVehicle', { body: plate }));
    const under = { contractor_id: customer.id, payer_id: customer.id, number: 'P-MUESTRA' };
    const policy = succeeded<Row>(await office.call('createPolicy', { body: portfolio.complete(under) }));
    const person = {
      legal_type: 'natural',
      name: 'Dependiente',
      identification_type: 'passport',
      identification: 'AB777779',
    };
    const tie = { insured_type: 'dependent', family_relationship: 'son', country_id: '218', roles: ['insured'] };
    const natural = first(
      (await samplesOf('listCustomers')).filter((row) => row.legal_type === 'natural' && row.titular_id === null),
    );
    const dependent = succeeded<Row>(
      await office.call('createCustomer', { body: { ...person, ...tie, titular_id: natural.id } }),
    );
    expect([vehicle.is_sample, policy.is_sample, dependent.is_sample]).toEqual([true, true, true]);
    succeeded(await office.call('createPolicyGeneral', { path: { policyId: paid.id }, body: { name: 'Radio' } }));
    const own = { path: { customerId: customer.id }, version: customer.version, body: { city: 'Quito' } };
    succeeded(await office.call('updateCustomer', own));
    const { touched, touched_count } = await book();
    expect(touched_count).toBe(5);
    expect(touched).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ model: 'vehicle', name: 'PBX1234', change: 'added' }),
        expect.objectContaining({ model: 'policy', name: 'P-MUESTRA', change: 'added' }),
        expect.objectContaining({ model: 'customer', name: 'Dependiente', change: 'added' }),
        expect.objectContaining({ model: 'policy', name: paid.number, change: 'changed' }),
        expect.objectContaining({ model: 'customer', name: customer.name, change: 'changed' }),
      ]),
    );
    const real = await portfolio.active();
    expect((await remove()).status).toBe(204);
    expect(await samplesOf('listPolicies')).toEqual([]);
    expect((await office.call('getPolicy', { path: { policyId: real.id } })).status).toBe(200);
    const lost = await sql`select from policies where partner_id = ${office.partnerId} and is_sample`.execute(
      api.adminDb,
    );
    expect(lost.rows).toEqual([]);
    expect((await everyRow(office.partnerId)).length).toBeLessThan(before.length);
    for (const id of ['listCustomers', 'listBranches', 'listProviders'] as const)
      expect((await rowsOf(id)).length).toBeGreaterThan(0);
  });

  it('is named by no row of a file: what a file brings is the brokerage’s own', async () => {
    const { identification } = first(
      (await samplesOf('listCustomers')).filter((row) => row.legal_type === 'natural' && row.titular_id === null),
    );
    const checked = async (kind: string, values: object) => {
      const body = { kind, rows: [{ number: 2, values }] };
      const answer = await office.call('checkImport', { body });
      return first(succeeded<{ results: { outcome: string; errors?: object }[] }>(answer).results);
    };
    const person = { identification_type: 'Pasaporte', identification: 'AB777781', name: 'Del archivo' };
    const refused = [expect.stringContaining('sample book')];
    expect(await checked('customers', { ...person, titular_identification: identification })).toMatchObject({
      outcome: 'failed',
      errors: { titular_identification: refused },
    });
    const car = { plate: 'PDX1234', brand: 'Kia', model: 'Rio', year: '2020', owner_identification: identification };
    expect(await checked('vehicles', car)).toMatchObject({
      outcome: 'failed',
      errors: { owner_identification: refused },
    });
  });

  it('may have branches that are called like the brokerage’s own', async () => {
    const names = async () => (await rowsOf('listBranches')).filter(({ name }) => name === 'Vehículos');
    expect((await names()).map(({ is_sample }) => is_sample).sort()).toEqual([false, true]);
    const [own] = (await names()).filter(({ is_sample }) => !is_sample);
    const body = { name: 'Vehículos', group: 'vehicles' };
    expect(
      await office.call('createBranch', {
        body: { ...body, flags: { vehicles: true, insureds: false, generals: false, diagnosis: false } },
      }),
    ).toMatchObject({ status: 409, body: { code: 'duplicate', current: { id: own?.id } } });
  });

  it('waits for who adds under it before it goes, and takes that along', async () => {
    const customer = first(await samplesOf('listCustomers'));
    const plates = Array.from({ length: 6 }, (_none, index) => `PCX200${index}`);
    const adding = plates.map((plate) =>
      office.call('createVehicle', { body: { owner_id: customer.id, brand: 'Kia', model: 'Rio', year: 2020, plate } }),
    );
    const [gone, ...added] = await Promise.all([remove(), ...adding]);
    expect(gone.status).toBe(204);
    for (const { status, body } of added) expect([201, 409, 422], JSON.stringify(body)).toContain(status);
    const left =
      await sql`select from vehicles where partner_id = ${office.partnerId} and plate like 'PCX200%'`.execute(
        api.adminDb,
      );
    expect(left.rows).toEqual([]);
  });
});
