import type { Import, ImportCheck, ImportProgress, ImportUndo, Payment, Policy, Receipt } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { uploadOf } from '../../testing/someImages.ts';
import { aPdf } from '../../testing/somePdfs.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Texts = Record<string, string>;
let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let insurer: { id: number; name: string; ruc: string };

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('cartera');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  insurer = succeeded(await office.call('getProvider', { path: { providerId: portfolio.provider.id } }));
});
afterAll(() => api.close());

let serial = 0;
const rowOf = (more: Texts = {}): Texts => ({
  number: `IMP-${++serial}`,
  provider: insurer.name.toUpperCase(),
  branch: 'vehiculos',
  contractor_identification: 'CARTERA1',
  contractor_name: 'Rosa Elena Andrade',
  start_date: portfolio.today,
  end_date: addMonths(portfolio.today, 12),
  net_premium: '500,00',
  instalments: '3',
  ...more,
});
const rowsOf = (rows: Texts[], first = 2) => rows.map((values, index) => ({ number: first + index, values }));
const check = async (rows: Texts[], more: object = {}) =>
  succeeded<ImportCheck>(await office.call('checkImport', { body: { kind: 'policies', rows: rowsOf(rows), ...more } }))
    .results;
const begin = async (more: object = {}) =>
  succeeded<Import>(
    await office.call('createImport', {
      body: { kind: 'policies', file_name: 'cartera.xlsx', rows_count: 3, ...more },
    }),
  );
const send = async (importId: number, rows: Texts[], first = 2) =>
  succeeded<ImportProgress>(
    await office.call('createImportRows', { path: { importId }, body: { rows: rowsOf(rows, first) } }),
  );
const bringIn = async (rows: Texts[], more: object = {}) => {
  const { id } = await begin(more);
  const { results } = await send(id, rows);
  return { id, results };
};
const policyOf = async (policyId: number) => succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
const paymentsOf = (policyId: number) => portfolio.instalments(policyId) as Promise<Payment[]>;
const receiptsOf = async (paymentId: number) =>
  succeeded<{ results: Receipt[] }>(await office.call('listReceipts', { path: { paymentId } })).results;
const idOf = (results: ImportProgress['results'], place = 0) => results[place]?.record?.id ?? 0;
const undo = async (importId: number) => succeeded<ImportUndo>(await office.call('undoImport', { path: { importId } }));

describe('a row of a portfolio', () => {
  it('becomes an active policy with its instalments and what was paid of them', async () => {
    const start = addDays(portfolio.today, -10);
    const row = rowOf({
      start_date: start,
      end_date: addMonths(start, 12),
      first_due_date: start,
      paid_amount: '300.00',
      commission_percent: '12,5 %',
      seller: 'Luis Paz',
      certificate_number: 'C-9',
      observations: ' Paga siempre en efectivo. ',
      // How offices leave a cell empty.
      plate: '-',
    });
    const { id, results } = await bringIn([row]);
    // When three instalments of a year are due, the row does not say: it is told how they were spread.
    const warnings = { instalments: [expect.stringMatching(/^The file does not say when .* one every 4 months\.$/)] };
    expect(results).toEqual([
      expect.objectContaining({ outcome: 'created', errors: {}, warnings, total_grant: '599.15' }),
    ]);
    const policy = await policyOf(idOf(results));
    expect(policy).toMatchObject({
      status: 'active',
      number: row.number,
      total_grant: '599.15',
      payment_frequency: 4,
      own_plan: null,
      commission_percent: '12.5',
      certificate_number: 'C-9',
      observations: 'Paga siempre en efectivo.',
      contractor: { name: 'Rosa Elena Andrade' },
      payer: { name: 'Rosa Elena Andrade' },
    });
    const payments = await paymentsOf(policy.id);
    expect(payments.map(({ amount, balance, is_paid }) => [amount, balance, is_paid])).toEqual([
      ['199.71', '0.00', true],
      ['199.71', '99.42', false],
      ['199.73', '199.73', false],
    ]);
    const receipts = [await receiptsOf(payments[0]?.id ?? 0), await receiptsOf(payments[1]?.id ?? 0)].flat();
    const before = { kind: 'money', from_import: true, before_import: true, method: null, reference: null };
    expect(receipts).toMatchObject([
      { ...before, amount: '199.71', received_on: start, collected_by: 'insurer' },
      { ...before, amount: '100.29', received_on: portfolio.today, remitted_on: null },
    ]);
    // The day counts in sums; nobody says that it is the day.
    expect(payments[0]).toMatchObject({ payment_date: start, paid_before_import: true, payment_method: null });
    expect(payments[1]).toMatchObject({ payment_date: null, paid_before_import: false });
    const paidIn = async (day: string) =>
      (await office.call('listPayments', { query: { received_from: day, received_to: day } })).body.results;
    expect(await paidIn(start)).toEqual([expect.objectContaining({ id: payments[0]?.id })]);
    const history = await office.call('listAudit', { query: { model: 'payment', object_id: payments[0]?.id ?? 0 } });
    const [{ event, changes }] = history.body.results as [{ event: string; changes: { field: string }[] }];
    expect(event).toBe('payment_paid');
    expect(changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['paid_before_import', 'paid_amount']));
    expect(changes.filter(({ field }) => /payment_(date|method)/.test(field))).toEqual([]);
    const sellers = await office.call('listPolicySellers', { path: { policyId: policy.id } });
    expect(sellers.body.results).toMatchObject([{ name: 'Luis Paz', percentage: '100' }]);
    const { totals } = succeeded<Import>(await office.call('finishImport', { path: { importId: id } }));
    expect(totals).toEqual([
      {
        provider: { id: insurer.id, name: insurer.name },
        policies: 1,
        instalments: 3,
        net_premium: '500.00',
        total_grant: '599.15',
        paid_amount: '300.00',
      },
    ]);
  });

  it('has its instalments one a month or spread over the term, as it was said for the file', async () => {
    const start = addDays(portfolio.today, -10);
    const row = { start_date: start, end_date: addMonths(start, 12), instalments: '4', first_due_date: start };
    const { results } = await bringIn([
      rowOf({ ...row, instalments_fall: 'months' }),
      rowOf({ ...row, instalments_fall: 'spread' }),
      rowOf({ ...row, instalments_fall: 'months', payment_frequency: 'Bimestral' }),
      rowOf({ ...row, instalments_fall: 'a ratos' }),
    ]);
    expect(results.map(({ outcome, warnings }) => [outcome, warnings])).toEqual([
      ...[0, 1, 2].map(() => ['created', {}]),
      ['failed', {}],
    ]);
    const days = async (place: number) => (await paymentsOf(idOf(results, place))).map(({ due_date }) => due_date);
    const every = (months: number) => [0, 1, 2, 3].map((place) => addMonths(start, place * months));
    expect(await days(0)).toEqual(every(1));
    expect(await days(1)).toEqual(every(3));
    expect(await days(2)).toEqual(every(2));
    expect(results[3]?.errors).toEqual({ instalments: [expect.any(String)] });
  });

  it('is paid at once or month by month where it says nothing of that, as it was said for the file', async () => {
    const { results } = await bringIn([
      rowOf({ instalments: '', instalments_fall: 'once' }),
      rowOf({ instalments: '', instalments_fall: 'monthly' }),
      rowOf({ instalments: '' }),
      // What was said of other rows says nothing here.
      rowOf({ instalments: '', instalments_fall: 'spread' }),
    ]);
    const told = { instalments: [expect.stringMatching(/^The file does not say how it is paid/)] };
    expect(results.map(({ outcome, warnings }) => [outcome, warnings])).toEqual([
      ['created', {}],
      ['created', {}],
      ['created', told],
      ['created', told],
    ]);
    const counts = await Promise.all(results.map(async (_, place) => (await paymentsOf(idOf(results, place))).length));
    expect(counts).toEqual([1, 12, 12, 12]);
  });

  it('leaves no part of a few cents where its file rounds instalments otherwise, and says what was done', async () => {
    const row = { instalments_fall: 'months' };
    const { results } = await bringIn([
      // 599.15 / 3 rounded up, twice; all but two cents; a real part.
      rowOf({ ...row, paid_amount: '399.44' }),
      rowOf({ ...row, paid_amount: '599.13' }),
      rowOf({ ...row, paid_amount: '399.00' }),
    ]);
    const seen = async (place: number) => {
      const payments = await paymentsOf(idOf(results, place));
      return payments.map(({ amount, balance, is_paid }) => [amount, balance, is_paid]);
    };
    expect(results[0]?.warnings).toEqual({ paid_amount: [expect.stringMatching(/^What is paid, \$399\.44, covers/)] });
    expect(await seen(0)).toEqual([
      ['199.72', '0.00', true],
      ['199.72', '0.00', true],
      ['199.71', '199.71', false],
    ]);
    expect((await policyOf(idOf(results))).total_grant).toBe('599.15');
    expect(results[1]?.warnings).toEqual({
      paid_amount: [expect.stringMatching(/but for \$0\.02 of rounding: that rest/)],
    });
    expect(await seen(1)).toEqual([
      ['199.71', '0.00', true],
      ['199.71', '0.00', true],
      ['199.73', '0.00', true],
    ]);
    const last = (await paymentsOf(idOf(results, 1))).at(-1);
    expect(last).toMatchObject({ paid_before_import: true, payment_method: null });
    expect(await receiptsOf(last?.id ?? 0)).toMatchObject([
      { kind: 'money', amount: '199.71', from_import: true, before_import: true },
      { kind: 'write_off', amount: '0.02', from_import: true, reference: 'redondeo de la importación' },
    ]);
    expect(results[2]?.warnings).toEqual({});
    expect((await seen(2))[1]).toEqual(['199.71', '0.42', false]);
    // A brokerage that gives nothing up keeps the cents open, and is told so.
    const limit = async (write_off_limit: string) => {
      const { body } = await office.call('getSettings', {});
      const change = { version: Number(body.version), body: { payments: { write_off_limit } } };
      succeeded(await office.call('updateSettings', change));
    };
    await limit('0.00');
    const strict = await bringIn([rowOf({ ...row, paid_amount: '599.13' })]);
    expect(strict.results[0]?.warnings).toEqual({ paid_amount: [expect.stringContaining('It stays open')] });
    expect((await paymentsOf(idOf(strict.results))).at(-1)).toMatchObject({ balance: '0.02', is_paid: false });
    await limit('1.00');
  });

  it('says whose number it is where the customer of that is called otherwise', async () => {
    const [made] = (
      await bringIn([rowOf({ contractor_identification: 'OTRO-1', contractor_name: 'José Luis Mora Vera' })])
    ).results;
    expect(made?.warnings).not.toHaveProperty('contractor_name');
    const nameOf = async (contractor_name: string, more = {}) => {
      const { results } = await bringIn([rowOf({ contractor_identification: 'OTRO-1', contractor_name, ...more })]);
      expect(results[0]?.outcome).toBe('created');
      return [results[0]?.warnings.contractor_name?.[0], results[0]?.warnings.payer_name?.[0]];
    };
    const told = expect.stringMatching(/^The customer who has this number already was taken, José Luis Mora Vera;/);
    expect(await nameOf('Rosa Andrade')).toEqual([told, undefined]);
    // Other words or another order of the same name say nothing else.
    expect(await nameOf('MORA VERA Jose L.')).toEqual([undefined, undefined]);
    const payer = { payer_identification: 'OTRO-1', payer_name: 'Otro Nombre' };
    expect(await nameOf('Jose Luis Mora', payer)).toEqual([undefined, told]);
  });

  it('keeps the total of the file, and says in a line what differs', async () => {
    const { results } = await bringIn([
      rowOf({ total_grant: '600,00' }),
      rowOf({ total_grant: '590.00' }),
      rowOf({ total_grant: '499.99' }),
    ]);
    const charges = async (place: number) => (await policyOf(idOf(results, place))).charges.at(-1);
    expect(await charges(0)).toMatchObject({ kind: 'imported', amount: '0.85' });
    expect(await charges(1)).toMatchObject({ kind: 'imported', amount: '-9.15' });
    expect(results[2]).toMatchObject({ outcome: 'failed', errors: { total_grant: [expect.any(String)] } });
    // Both figures come with the row, and the row says which of them counts.
    expect(results[0]).toMatchObject({ total_grant: '600.00', computed_total: '599.15' });
    expect(results[0]?.warnings.total_grant).toEqual([
      'The net premium with its taxes adds up to $599.15. The total of the file counts, $600.00: the difference of $0.85 stands in the line “As imported”.',
    ]);
    expect(results[1]).toMatchObject({ total_grant: '590.00', computed_total: '599.15' });
    expect(results[1]?.warnings.total_grant?.[0]).toMatch(/[-−]\$9\.15/);
    const same = await bringIn([rowOf({ total_grant: '599.15' }), rowOf()]);
    for (const result of same.results) {
      expect(result).not.toHaveProperty('computed_total');
      expect(result.warnings).not.toHaveProperty('total_grant');
    }
    expect((await paymentsOf(idOf(results))).map(({ amount }) => amount)).toEqual(['200.00', '200.00', '200.00']);
  });

  it('that is wrong says so by its columns, and the others go in', async () => {
    const end = addDays(portfolio.today, -1);
    const rows = [
      rowOf({ end_date: end }),
      rowOf({ paid_amount: '599.16' }),
      rowOf({ plate: 'XXX9999', provider: 'Nadie Seguros', branch: 'Rarezas', instalments: 'tres' }),
      rowOf({ contractor_identification: 'NADIE77', contractor_name: '', policy_status: 'Anulada' }),
      rowOf({ paid_amount: '1', policy_status: 'Borrador' }),
      rowOf(),
      {},
    ];
    const { results } = await bringIn(rows);
    expect(results.map(({ outcome, errors }) => [outcome, Object.keys(errors).toSorted()])).toEqual([
      ['failed', ['end_date']],
      ['failed', ['paid_amount']],
      ['failed', ['branch', 'instalments', 'plate', 'provider']],
      ['failed', ['contractor_identification', 'policy_status']],
      ['failed', ['paid_amount']],
      ['created', []],
      [
        'failed',
        ['branch', 'contractor_identification', 'end_date', 'net_premium', 'number', 'provider', 'start_date'],
      ],
    ]);
    expect(results[2]?.unknown_names).toEqual([
      { kind: 'provider', name: 'Nadie Seguros' },
      { kind: 'branch', name: 'Rarezas' },
    ]);
  });

  it('that is wrong or lacks something is told what the column takes', async () => {
    const [wrong, closed, lacking] = await check([
      rowOf({ start_date: '17 de junio', net_premium: '-5', instalments: '121', payment_frequency: 'a ratos' }),
      rowOf({ policy_status: 'quizá' }),
      { number: 'SIN-NADA' },
    ]);
    expect(wrong?.errors).toMatchObject({
      start_date: ['Enter the date with the year in four digits, such as 1984-06-17 or 17 Jun 1984.'],
      net_premium: ['Nothing below zero can stand here. Take the minus or the brackets away, or correct the row.'],
      instalments: ['Enter a whole number from 1 to 120, such as 12.'],
      payment_frequency: [expect.stringMatching(/^Use one of these values: Monthly, .*Yearly\.$/)],
    });
    // What is never taken is not offered.
    expect(closed?.errors).toEqual({ policy_status: ['Use one of these values: Active, Draft.'] });
    expect(lacking?.errors.start_date).toEqual([
      'This is missing. Enter the date with the year in four digits, such as 1984-06-17 or 17 Jun 1984.',
    ]);
    expect(lacking?.errors.provider).toEqual(['Fill in this field.']);
  });

  it('with instalments that months cannot say keeps its own plan until its terms change', async () => {
    const first = addDays(portfolio.today, 20);
    const row = rowOf({
      first_due_date: first,
      instalments: '10',
      payment_frequency: 'Mensual',
      policy_status: 'Vigente',
    });
    const { results } = await bringIn([row]);
    const policy = await policyOf(idOf(results));
    expect(policy.own_plan).toHaveLength(10);
    const payments = await paymentsOf(policy.id);
    expect(payments.map(({ due_date }) => due_date).slice(0, 2)).toEqual([first, addMonths(first, 1)]);
    const before = { path: { policyId: policy.id }, version: policy.version };
    const noted = succeeded<Policy>(await office.call('updatePolicy', { ...before, body: { observations: 'Igual' } }));
    expect(noted.own_plan).toHaveLength(10);
    const changed = succeeded<Policy>(
      await office.call('updatePolicy', { ...before, version: noted.version, body: { payment_frequency: 12 } }),
    );
    expect(changed.own_plan).toBeNull();
    expect(await paymentsOf(policy.id)).toHaveLength(1);
  });

  it('of a policy that is there names it, says what it has otherwise, and is never taken twice', async () => {
    const row = rowOf();
    const { id, results } = await bringIn([row, { ...row, certificate_number: 'X' }]);
    expect(results[1]).toMatchObject({ outcome: 'failed', record: { id: idOf(results), name: row.number } });
    expect((await send(id, [row])).results[0]).toMatchObject({ outcome: 'created', record: { id: idOf(results) } });
    const [same, other] = await check([row, { ...row, net_premium: '501' }]);
    expect([same?.outcome, other?.outcome]).toEqual(['identical', 'different']);
    expect(other).toMatchObject({ record: { id: idOf(results) }, errors: { net_premium: [expect.any(String)] } });
  });

  it('stays a draft where it is not complete, or nobody asks for more', async () => {
    const { results } = await bringIn([rowOf({ instalments_fall: 'spread', insured_select_type: 'Corporativa' })]);
    expect(results[0]?.warnings).toEqual({ insured_select_type: [expect.any(String)] });
    expect((await policyOf(idOf(results))).status).toBe('draft');
    const drafts = await bringIn([rowOf()], { activates: false });
    expect((await policyOf(idOf(drafts.results))).status).toBe('draft');
  });
});

describe('the columns of extra fields', () => {
  const field = (key: string, kind: string, more: object = {}) => ({
    ...{ key, name_es: key, name_en: key, kind, on: 'policy', position: 1 },
    ...{ is_required: false, choices: [], is_retired: false },
    ...more,
  });
  const setFields = async (extra_fields: object[]) => {
    const path = { branchId: portfolio.branchId };
    const { version } = succeeded<{ version: number }>(await office.call('getBranch', { path }));
    succeeded(await office.call('updateBranch', { path, version, body: { extra_fields } }));
  };
  const fields = [
    field('use', 'choice', { choices: ['Particular', 'Taxi'] }),
    field('gps', 'yes_no'),
    field('since', 'date'),
    field('weight', 'number'),
    field('price', 'money'),
    field('note', 'text', { is_required: true }),
    field('old', 'text', { is_retired: true }),
    field('tracker', 'yes_no', { on: 'vehicle', is_required: true }),
    field('serial', 'text', { on: 'general' }),
  ];
  beforeAll(() => setFields(fields));
  afterAll(() => setFields(fields.map((one) => ({ ...one, is_required: false }))));

  it('are read by their kinds; one that must be filled in holds no row up, and is asked for at the next save', async () => {
    const cells = { 'extra.use': 'TAXI', 'extra.gps': 'Sí', 'extra.since': '4/3/2021', 'extra.weight': '-1.250,5' };
    const row = rowOf({ ...cells, 'extra.price': '$ 1.250,5', 'extra.note': ' ' });
    const { results } = await bringIn([row]);
    const policy = await policyOf(idOf(results));
    expect(policy).toMatchObject({
      status: 'active',
      extra: { use: 'Taxi', gps: true, since: '2021-03-04', weight: '-1250.5', price: '1250.50' },
    });
    const saved = await office.call('updatePolicy', {
      path: { policyId: policy.id },
      version: policy.version,
      body: { observations: 'x' },
    });
    expect(saved).toMatchObject({ status: 422, body: { errors: { 'extra.note': [expect.any(String)] } } });
    // The same row is there already; one that says otherwise names what differs.
    expect((await check([row]))[0]).toMatchObject({ outcome: 'identical' });
    const [other] = await check([{ ...row, 'extra.gps': 'no', 'extra.note': 'nueva' }]);
    expect(other).toMatchObject({
      outcome: 'different',
      errors: { 'extra.gps': ['Stored: yes'], 'extra.note': ['Stored: empty'] },
    });
  });

  it('name what is wrong on row and column, and the others go in', async () => {
    const wrong = {
      ...{ 'extra.use': 'Bus', 'extra.gps': 'quizás', 'extra.since': '30/02/2021', 'extra.weight': 'mucho' },
      ...{ 'extra.price': '1.234', 'extra.note': 'x'.repeat(301), 'extra.old': 'x', 'extra.nothing': 'x' },
    };
    const { results } = await bringIn([rowOf(wrong), rowOf({ 'extra.note': 'buena' })]);
    expect(results.map(({ number, outcome }) => [number, outcome])).toEqual([
      [2, 'failed'],
      [3, 'created'],
    ]);
    expect(results[0]?.errors).toEqual({
      'extra.use': ['Use one of these values: Particular, Taxi.'],
      'extra.gps': ['Use one of these values: yes, no.'],
      'extra.since': ['There is no 30 February 2021. Correct the day.'],
      'extra.weight': [expect.stringContaining('four decimals')],
      'extra.price': [expect.stringContaining('two decimals')],
      'extra.note': ['Enter at most 300 characters.'],
      'extra.old': ['The branch no longer asks for this field.'],
      'extra.nothing': ['The branch has no such field.'],
    });
    // Another branch has none of them.
    // A text of one line has a blank where it was broken, and says so; the same file comes again as it is stored.
    const broken = rowOf({ 'extra.note': 'Taxi\r\nEjecutivo' });
    const inLines = (await bringIn([broken])).results[0];
    expect(inLines).toMatchObject({
      outcome: 'created',
      warnings: { 'extra.note': [expect.stringMatching(/one line/)] },
    });
    expect((await check([broken])).map(({ outcome }) => outcome)).toEqual(['identical']);
    const [life] = await check([rowOf({ branch: '2', 'extra.note': 'x', insured_select_type: 'Corporativa' })]);
    expect(life?.errors).toEqual({ 'extra.note': ['The branch has no such field.'] });
    const odd = { kind: 'policies', rows: rowsOf([rowOf({ 'extra.__proto__': 'x' })]) };
    expect((await office.call('checkImport', { body: odd })).status).toBe(422);
  });

  it('of vehicles go in with the plate that the row brings, and those of other rows are unknown', async () => {
    const plate = 'PBX7001';
    const body = { brand: 'Hino', model: 'Serie 300', year: 2024, plate, owner_id: portfolio.contractorId };
    succeeded(await office.call('createVehicle', { body }));
    const row = rowOf({ plate, 'extra.tracker': 'sí' });
    const { results } = await bringIn([row]);
    const policyId = idOf(results);
    const listed = await office.call('listPolicyVehicles', { path: { policyId } });
    expect(listed.body.results).toMatchObject([{ plate, extra: { tracker: true } }]);
    expect((await policyOf(policyId)).extra).toEqual({});
    expect((await check([row]))[0]).toMatchObject({ outcome: 'identical' });
    expect((await check([{ ...row, 'extra.tracker': 'no' }]))[0]).toMatchObject({
      outcome: 'different',
      errors: { 'extra.tracker': ['Stored: yes'] },
    });
    // A vehicle that must have it comes in without, and is asked for it at its next save.
    const bare = await bringIn([rowOf({ plate })]);
    expect(bare.results[0]?.outcome).toBe('created');
    const [unplated, wrong, stray] = await check([
      rowOf({ 'extra.tracker': 'sí' }),
      rowOf({ plate, 'extra.tracker': 'quizás' }),
      rowOf({ plate, 'extra.serial': 'x' }),
    ]);
    expect(unplated?.errors).toEqual({ plate: [expect.any(String)] });
    expect(wrong?.errors).toEqual({ 'extra.tracker': ['Use one of these values: yes, no.'] });
    expect(stray?.errors).toEqual({ 'extra.serial': ['The branch has no such field.'] });
  });
});

it('gives the renewal to whom the file says, beside the seller', async () => {
  const addUser = async (email: string, last_name: string, permissions = ['policy_app.view_renewal']) => {
    const { userId } = await office.as(permissions);
    await sql`update users set name = 'Nadia', last_name = ${last_name}, email = ${email} where id = ${userId}`.execute(
      api.adminDb,
    );
    return userId;
  };
  const owner = await addUser('nadia@cartera.example', 'Ibarra Ortiz');
  const soon = { start_date: addMonths(portfolio.today, -11), end_date: addMonths(portfolio.today, 1) };
  const { id, results } = await bringIn([
    rowOf({ ...soon, owner: 'NADIA IBARRA ORTIZ', seller: 'Luis Paz' }),
    rowOf({ ...soon, owner: 'Nadia@Cartera.example' }),
    rowOf({ ...soon, owner: 'Nadie' }),
  ]);
  expect(results[2]?.errors).toEqual({ owner: ['No user has this name or e-mail address.'] });
  await office.call('finishImport', { path: { importId: id } });
  for (const place of [0, 1]) {
    const { body } = await office.call('listRenewals', { query: { policy: idOf(results, place) } });
    expect(body.results).toMatchObject([{ assignee: { id: owner } }]);
  }
  await addUser('sin@cartera.example', 'Sin Permiso', ['policy_app.view_policy']);
  expect((await check([rowOf({ owner: 'Nadia Sin Permiso' })]))[0]?.errors.owner).toEqual([
    'This user may not view renewals. Choose somebody else.',
  ]);
  await addUser('otra@cartera.example', 'Ibarra Ortiz');
  expect((await check([rowOf({ owner: 'Nadia Ibarra Ortiz' })]))[0]?.errors.owner).toEqual([
    'Several users are called so. Write the e-mail address.',
  ]);
});

it('is refused where the plan has no room for all of it, and names are remembered for the next file', async () => {
  const names = [
    { kind: 'provider', name: 'Cía. Vieja', record_id: insurer.id },
    { kind: 'branch', name: 'Autos', record_id: portfolio.branchId },
  ];
  const row = rowOf({ provider: 'CIA VIEJA', branch: 'autos' });
  expect((await check([row], { names }))[0]).toMatchObject({ outcome: 'created', takes: ['policies'] });
  expect((await check([row]))[0]?.outcome).toBe('failed');
  const wrong = { kind: 'policies', rows: rowsOf([row]), names: [{ ...names[0], record_id: 999_999 }] };
  expect((await office.call('checkImport', { body: wrong })).status).toBe(422);
  await begin({ names });
  expect((await check([row, rowOf({ provider: insurer.ruc, branch: '7' })])).map(({ outcome }) => outcome)).toEqual([
    'created',
    'created',
  ]);
  const { body } = await office.call('listPolicies');
  await office.onPlan('Basic', { policies_amount: Number(body.count) + 1 });
  const tooMany = { kind: 'policies', file_name: 'a.xlsx', rows_count: 2, good_count: 2 };
  expect(await office.call('createImport', { body: tooMany })).toMatchObject({
    status: 403,
    body: { code: 'plan_limit_reached' },
  });
  await office.onPlan('PYMEs');
});

it('asks for the rights of all that it does', async () => {
  const { call } = await office.as(['policy_app.view_policy', 'policy_app.add_policy']);
  const body = { kind: 'policies', file_name: 'a.xlsx', rows_count: 1 };
  expect((await call('createImport', { body })).status).toBe(403);
  const drafts = await call('createImport', { body: { ...body, activates: false } });
  expect(drafts.status).toBe(201);
  const rows = rowsOf([rowOf({ paid_amount: '1' }), rowOf({ contractor_identification: 'NUEVO01' })]);
  const checked = await call('checkImport', { body: { kind: 'policies', rows, activates: false } });
  expect(succeeded<ImportCheck>(checked).results.map(({ errors }) => Object.keys(errors))).toEqual([
    ['paid_amount'],
    ['contractor_identification'],
  ]);
});

it('tells nobody of what is older than a week', async () => {
  const start = addDays(portfolio.today, -200);
  const old = rowOf({ start_date: start, end_date: addMonths(start, 6), first_due_date: start, instalments: '6' });
  const { results } = await bringIn([old]);
  const policyId = idOf(results);
  const told = await sql<{ kind: string }>`select d.kind from told_dates d
    where d.record_id = ${policyId} and d.kind like 'policy%'
      or d.kind = 'payment_delayed' and d.record_id in (select id from payments where policy_id = ${policyId})
    order by d.kind`.execute(api.adminDb);
  expect(told.rows.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 6 }, () => 'payment_delayed'),
    'policy_expired',
    'policy_near_end',
  ]);
});

it('is taken back with instalments, receipts and people, but for what somebody worked on', async () => {
  const person = { contractor_identification: 'CARTERA9', contractor_name: 'Ana Paz' };
  const payer = { payer_identification: 'CARTERA8', payer_name: 'Luz Mora' };
  const rows = [rowOf({ ...person, ...payer, paid_amount: '300' }), rowOf(), rowOf(), rowOf()];
  const { id, results } = await bringIn(rows);
  const [, noted, paid, renewed] = results.map(({ record }) => record?.id ?? 0);
  const before = await policyOf(noted ?? 0);
  await office.call('updatePolicy', {
    path: { policyId: before.id },
    version: before.version,
    body: { observations: 'Mía' },
  });
  const [instalment] = await paymentsOf(paid ?? 0);
  const receipt = { amount: '10.00', received_on: portfolio.today, kind: 'money', method: 'cash' };
  succeeded(
    await office.call('createReceipt', {
      path: { paymentId: instalment?.id ?? 0 },
      version: instalment?.version ?? 0,
      body: receipt,
    }),
  );
  const term = await policyOf(renewed ?? 0);
  succeeded(
    await office.call('renewPolicy', {
      path: { policyId: term.id },
      version: term.version,
      body: { observations: 'Sigue' },
    }),
  );
  const answer = await undo(id);
  expect(answer).toMatchObject({ removed_count: 3, remaining_count: 0, import: { status: 'undone', kept_count: 3 } });
  expect(answer.kept.toSorted((one, other) => one.number - other.number)).toMatchObject([
    { number: 3, model: 'policy', reason: 'changed' },
    { number: 4, reason: 'held', held_by: [{ model: 'payment', count: 1 }] },
    { number: 5, reason: 'held', held_by: [{ model: 'policy', count: 1 }] },
  ]);
  expect((await office.call('getPolicy', { path: { policyId: idOf(results) } })).status).toBe(404);
  const { body } = await office.call('listCustomers', { query: { search: 'CARTERA' } });
  expect(body.results).toMatchObject([{ identification: 'CARTERA1' }]);
  // The number is free again, and the same file can come in once more.
  expect((await bringIn([rows[0] ?? {}])).results[0]?.outcome).toBe('created');
});

it('stays whole where somebody put something on one of its lists since, or filed something with it', async () => {
  const { id, results } = await bringIn(Array.from({ length: 6 }, () => rowOf()));
  const policies = results.map((_row, place) => idOf(results, place));
  const [covered = 0, insured = 0, furnished = 0, pledged = 0, filed = 0, idle = 0] = policies;
  const add = async (operation: Parameters<typeof office.call>[0], policyId: number, more: object) =>
    succeeded(await office.call(operation, { path: { policyId }, ...more }));
  const person = { customer_id: portfolio.payerId, start_date: portfolio.today };
  const coverage_id = await portfolio.addCoverage('Robo total', portfolio.branchId);
  await add('createPolicyCoverage', covered, { body: { coverage_id } });
  await add('createPolicyInsured', insured, { body: { ...person, relationship: 'titular' } });
  await add('createPolicyGeneral', furnished, { body: { name: 'Montacargas' } });
  await add('createPolicyBeneficiary', pledged, { body: { ...person, percentage: '100' } });
  await add('createPolicyFile', filed, uploadOf(aPdf(), { name: 'poliza.pdf', type: 'application/pdf' }));
  const { kept } = await undo(id);
  expect(kept.toSorted((one, other) => one.number - other.number)).toMatchObject(
    policies.slice(0, -1).map((policyId) => ({ model: 'policy', record: { id: policyId }, reason: 'changed' })),
  );
  expect(kept).toHaveLength(5);
  expect(await policyOf(pledged)).toMatchObject({ status: 'active' });
  expect((await office.call('getPolicy', { path: { policyId: idle } })).status).toBe(404);
});
