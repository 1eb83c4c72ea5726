import type { Import, ImportCheck, ImportProgress, ImportUndo } from '@corredor/core/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { patience } from '../../testing/patience.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Texts = Record<string, string>;
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

/** Rows below a heading, as a file has them. */
const rowsOf = (rows: Texts[], first = 2) => rows.map((values, index) => ({ number: first + index, values }));
const person = (identification: string, more: Texts = {}): Texts => ({
  identification_type: 'Pasaporte',
  identification,
  name: `Persona ${identification}`,
  ...more,
});
const check = async (kind: string, rows: Texts[], more: object = {}) =>
  succeeded<ImportCheck>(await office.call('checkImport', { body: { kind, rows: rowsOf(rows), ...more } })).results;
const begin = async (body: object = {}, call = office.call) =>
  succeeded<Import>(
    await call('createImport', { body: { kind: 'customers', file_name: 'clientes.xlsx', rows_count: 3, ...body } }),
  );
const send = async (importId: number, rows: Texts[], first = 2) =>
  succeeded<ImportProgress>(
    await office.call('createImportRows', { path: { importId }, body: { rows: rowsOf(rows, first) } }),
  );
const undo = async (importId: number) => succeeded<ImportUndo>(await office.call('undoImport', { path: { importId } }));
const count = async (search: string) => (await office.call('listCustomers', { query: { search } })).body.count;

describe('checking rows', () => {
  it('says what is wrong by row and field, in the language of the caller, and stores nothing', async () => {
    const rows = [
      person('CHECK01', { birthdate: '17/06/1984', sex: 'F', country_id: 'Ecuador', province: 'pichincha' }),
      person('CHECK02', { birthdate: '31/02/1984', email: 'nadie', sex: 'quizá' }),
      { identification: '1712845635', name: 'Dígito' },
      person('CHECK01'),
      { name: 'Sin número' },
    ];
    const body = { kind: 'customers', rows: rowsOf(rows) };
    const { results } = succeeded<ImportCheck>(await office.call('checkImport', { body, language: 'es' }));
    expect(results.map(({ number, outcome }) => [number, outcome])).toEqual([
      [2, 'created'],
      [3, 'failed'],
      [4, 'failed'],
      [5, 'failed'],
      [6, 'failed'],
    ]);
    expect(results[1]?.errors).toEqual({
      birthdate: ['No existe el 31 de febrero de 1984. Corrija el día.'],
      email: ['Escriba el correo así: nombre@ejemplo.com.'],
      sex: ['Escriba uno de estos valores: Masculino, Femenino, Otro.'],
    });
    expect(results[2]?.errors).toEqual({
      identification: ['El dígito verificador de la identificación no es correcto.'],
    });
    expect(results[3]).toMatchObject({
      errors: { identification: ['Repite la fila 2 del archivo.'] },
      // Nothing is there yet that could be named.
      record: null,
    });
    expect(Object.keys(results[4]?.errors ?? {})).toEqual(['identification']);
    expect(await count('CHECK0')).toBe(0);
  });

  it('says all that is wrong at once, each once, by the rule that the reader needs', async () => {
    const row = {
      identification: '1710034066',
      identification_type: 'Cédula',
      name: 'Error Múltiple',
      birthdate: 'mayo de 1980',
      sex: 'X',
      phone: 'llamar',
      email: 'nadie',
      roles: 'socio, dueño',
      country_id: 'Atlántida',
      province: 'Ninguna',
      titular_identification: 'NADIE',
    };
    const body = { kind: 'customers', rows: rowsOf([row]) };
    const [result] = succeeded<ImportCheck>(await office.call('checkImport', { body, language: 'en' })).results;
    expect(result?.errors).toEqual({
      birthdate: ['Enter the date with the year in four digits, such as 1984-06-17 or 17 Jun 1984.'],
      sex: ['Use one of these values: Male, Female, Other.'],
      phone: [expect.stringContaining('098 765 4321')],
      email: ['Enter the e-mail address like this: name@example.com.'],
      roles: ['Use one of these values: Contractor, Payer, Insured.'],
      country_id: ['Enter the country by its name or code, such as Ecuador or EC.'],
      province: ['Enter a province of the country by its name, such as Pichincha.'],
      titular_identification: ['There is no customer with this identification, here or in the file.'],
    });
    const { country_id, ...here } = row;
    const [again] = await check('customers', [here]);
    expect(again?.errors.identification).toEqual(["The identification's check digit is not correct."]);
    expect(Object.keys(again?.errors ?? {}).toSorted()).toEqual(
      [
        'birthdate',
        'email',
        'identification',
        'phone',
        'province',
        'roles',
        'sex',
        'titular_identification',
      ].toSorted(),
    );
  });

  it('tells what is there with other values from what is there just so, to whoever may see it', async () => {
    const { id } = await begin();
    await send(id, [person('THERE01', { phone: '0987654321', city: 'Quito', notes: 'uno\ndos' })]);
    const rows = [
      person('there-01', { phone: '098 765 4321', city: '' }),
      person('THERE01', { phone: '0987654322', city: 'Loja', birthdate: '17/06/1984' }),
      person('THERE01', { phone: 'llamar' }),
      person('THERE02'),
    ];
    rows[0] = { ...rows[0], name: 'Persona THERE01', notes: 'uno\r\ndos' };
    const results = await check('customers', rows);
    expect(results.map(({ outcome, record }) => [outcome, record?.name])).toEqual([
      ['identical', 'Persona THERE01'],
      ['different', 'Persona THERE01'],
      ['failed', 'Persona THERE01'],
      ['created', undefined],
    ]);
    expect(results[1]?.errors).toEqual({
      phone: ['Stored: +593987654321'],
      city: ['Stored: Quito'],
      birthdate: ['Stored: empty'],
    });
    expect(Object.keys(results[2]?.errors ?? {})).toEqual(['phone']);
    const second = await begin({ rows_count: 6, identical_count: 2 });
    const { import: after } = await send(second.id, rows);
    expect(after).toMatchObject({ created_count: 1, identical_count: 3, left_out_count: 2 });
    const { call } = await office.as(['core_app.add_customer']);
    const blind = await call('checkImport', { body: { kind: 'customers', rows: rowsOf(rows) } });
    expect(
      succeeded<ImportCheck>(blind)
        .results.map(({ outcome }) => outcome)
        .slice(0, 2),
    ).toEqual(['failed', 'failed']);
    await undo(second.id);
    await undo(id);
  });

  it('knows companies by their number, and warns where a check digit is off', async () => {
    const [company] = await check('customers', [{ identification: '1793213150001', name: 'Comercial Andina S.A.' }]);
    expect(company).toMatchObject({ outcome: 'created', warnings: { identification: [expect.any(String)] } });
  });

  it('takes the titular from the file, before or after, from elsewhere in it, or from the brokerage', async () => {
    const rows = [
      person('CHILD01', { titular_identification: 'FATHER01', family_relationship: 'hija' }),
      person('FATHER01'),
      person('CHILD02', { titular_identification: 'father-99' }),
      person('CHILD03', { titular_identification: 'NOBODY' }),
    ];
    const results = await check('customers', rows, { titulars_elsewhere: ['FATHER99'] });
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created', 'failed']);
    expect(results[3]?.errors).toHaveProperty('titular_identification');
  });
});

describe('importing customers', () => {
  it('takes the good rows, reports the bad ones, and writes the history of each', async () => {
    const { id, status } = await begin();
    expect(status).toBe('running');
    const { import: after, results } = await send(id, [
      person('IMPORT01', { phone: '0987654321', roles: 'contratante y pagador', city: ' Quito ' }),
      person('IMPORT02', { birthdate: 'ayer' }),
      person('IMPORT03', { titular_identification: 'IMPORT01' }),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'failed', 'created']);
    expect(after).toMatchObject({ created_count: 2, left_out_count: 1, kept_count: 0 });
    const customerId = results[0]?.record?.id ?? 0;
    const made = await office.call('getCustomer', { path: { customerId } });
    expect(made.body).toMatchObject({
      phone: '+593987654321',
      roles: ['contractor', 'payer'],
      city: 'Quito',
      country_id: '218',
      dependents: [{ name: 'Persona IMPORT03' }],
    });
    const history = await office.call('listAudit', { query: { model: 'customer', object_id: customerId } });
    expect(history.body.results?.map(({ event }) => event)).toEqual(['customer_created']);
  });

  it('does nothing twice: neither a row, nor the end, nor the undoing', async () => {
    const { id } = await begin();
    const first = await send(id, [person('TWICE01'), person('TWICE02')]);
    const second = await send(id, [person('TWICE01'), person('TWICE02'), person('TWICE03')]);
    expect(second.results.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created']);
    expect(second.results[0]?.record).toEqual(first.results[0]?.record);
    expect(await count('TWICE0')).toBe(3);
    const finish = () => office.call('finishImport', { path: { importId: id } });
    const finished = succeeded<Import>(await finish());
    expect(finished).toMatchObject({ status: 'finished', created_count: 3 });
    expect((await finish()).body).toEqual(finished);
    const late = await office.call('createImportRows', {
      path: { importId: id },
      body: { rows: rowsOf([person('LATE')]) },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'import_finished' } });
    expect(await undo(id)).toMatchObject({ removed_count: 3, remaining_count: 0, import: { status: 'undone' } });
    expect(await undo(id)).toMatchObject({ removed_count: 0, kept: [] });
    expect(await count('TWICE0')).toBe(0);
  });

  it('is undone where nothing holds on to a customer, and says what stays and why', async () => {
    const { id } = await begin();
    const { results } = await send(id, [person('UNDO01'), person('UNDO02'), person('UNDO03')]);
    const [held = 0, touched = 0] = results.map(({ record }) => record?.id ?? 0);
    await portfolio.draft({ contractor_id: held });
    await office.call('updateCustomer', { path: { customerId: touched }, version: 1, body: { city: 'Loja' } });
    const undone = await undo(id);
    expect(undone).toMatchObject({ removed_count: 1, remaining_count: 0, import: { status: 'undone', kept_count: 2 } });
    expect(undone.kept).toEqual([
      { number: 3, model: 'customer', record: { id: touched, name: 'Persona UNDO02' }, reason: 'changed', held_by: [] },
      {
        number: 2,
        model: 'customer',
        record: { id: held, name: 'Persona UNDO01' },
        reason: 'held',
        held_by: [{ model: 'policy', count: 1 }],
      },
    ]);
  });

  it('is listed with who did it, newest first', async () => {
    const { id } = await begin({ file_name: 'último.csv' });
    const list = await office.call('listImports', { query: { kind: 'customers' } });
    expect(list.body.results?.[0]).toMatchObject({ id, file_name: 'último.csv', created_by: { name: 'Ana' } });
  });
});

describe('numbers that a spreadsheet shortened', () => {
  it('get their zero back, where the check digit proves it, and say so', async () => {
    const rows = [
      { identification: '912345675', name: 'Cero Perdido' },
      { identification: '912345674', name: 'Nueve Cifras' },
      person('ZEROCHILD', { titular_identification: '912345675', family_relationship: 'hija' }),
    ];
    const { id } = await begin();
    const { results } = await send(id, rows);
    expect(results.map(({ outcome, warnings }) => [outcome, Object.keys(warnings)])).toEqual([
      ['created', ['identification']],
      ['created', []],
      ['created', ['titular_identification']],
    ]);
    const customerId = results[0]?.record?.id ?? 0;
    const made = await office.call('getCustomer', { path: { customerId } });
    expect(made.body).toMatchObject({ identification: '0912345675', identification_type: 'cedula' });
    const [again] = await check('customers', [{ identification: '0912345675', name: 'Cero' }]);
    expect(again).toMatchObject({
      outcome: 'different',
      errors: { name: ['Stored: Cero Perdido'] },
      record: { id: customerId },
    });
    await undo(id);
  });
});

describe('rows that repeat each other', () => {
  it('go in once, also where they are sent apart', async () => {
    const { id } = await begin();
    await send(id, [person('REPEAT01')]);
    const { results } = await send(id, [person('repeat-01'), person('REPEAT02')], 202);
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'created']);
    expect(results[0]?.errors).toEqual({ identification: ['It repeats row 2 of the file.'] });
    expect(await count('REPEAT0')).toBe(2);
  });
});

describe('importing vehicles', () => {
  const car = (plate: string, more: Texts = {}): Texts => ({
    plate,
    brand: 'Kia',
    model: 'Río',
    year: '2024',
    owner_identification: 'OWNER01',
    ...more,
  });
  beforeAll(async () => {
    const { id } = await begin();
    await send(id, [person('OWNER01')]);
  });

  it('finds owners by their identification, and says all that is wrong with a row at once', async () => {
    const results = await check('vehicles', [
      car('PBA-1001', { commercial_value: '$ 18.500,50', color: 'Rojo' }),
      car('pba 1001'),
      car('PBA-1002', { owner_identification: 'NADIE', year: 'nuevo', commercial_value: 'mucho' }),
      { plate: 'PBA-1003', owner_identification: '1712845635', owner_name: 'Dígito' },
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'failed', 'failed', 'failed']);
    expect(Object.keys(results[1]?.errors ?? {})).toEqual(['plate']);
    expect(Object.keys(results[2]?.errors ?? {}).toSorted()).toEqual([
      'commercial_value',
      'owner_identification',
      'year',
    ]);
    expect(Object.keys(results[3]?.errors ?? {}).toSorted()).toEqual([
      'brand',
      'model',
      'owner_identification',
      'year',
    ]);
    expect((await office.call('listVehicles', { query: { search: 'PBA100' } })).body.count).toBe(0);
  });

  it('makes customers of the owners whom the file names, once, and takes all back again', async () => {
    const { id } = await begin({ kind: 'vehicles', file_name: 'vehiculos.xlsx' });
    const named = { owner_identification: '912345675', owner_name: 'Luz Mora' };
    const rows = [car('PBB-2001', named), car('PBB-2002', named), car('PBB-2003', { activity: 'Particular' })];
    const { results, import: after } = await send(id, rows);
    expect(results.map(({ outcome, record }) => [outcome, record?.name])).toEqual([
      ['created', 'PBB2001 · Kia Río'],
      ['created', 'PBB2002 · Kia Río'],
      ['created', 'PBB2003 · Kia Río'],
    ]);
    expect(Object.keys(results[0]?.warnings ?? {})).toEqual(['owner_identification']);
    expect(after).toMatchObject({ kind: 'vehicles', created_count: 3, left_out_count: 0 });
    expect((await send(id, rows)).results.map(({ record }) => record)).toEqual(results.map(({ record }) => record));
    const vehicle = await office.call('getVehicle', { path: { vehicleId: results[1]?.record?.id ?? 0 } });
    expect(vehicle.body).toMatchObject({ year: 2024, owner: { name: 'Luz Mora' } });
    const changed = results[2]?.record?.id ?? 0;
    await office.call('updateVehicle', { path: { vehicleId: changed }, version: 1, body: { color: 'Azul' } });
    const undone = await undo(id);
    expect(undone).toMatchObject({ removed_count: 3, remaining_count: 0, import: { status: 'undone' } });
    expect(undone.kept).toMatchObject([{ number: 4, model: 'vehicle', reason: 'changed', record: { id: changed } }]);
    expect(await count('Luz Mora')).toBe(0);
  });

  it('asks for the right to add vehicles, and to add customers only where an owner is new', async () => {
    const { call } = await office.as(['core_app.add_vehicle']);
    const rows = rowsOf([car('PBC-3001'), car('PBC-3002', { owner_identification: 'NEW01', owner_name: 'Nuevo' })]);
    const { results } = succeeded<ImportCheck>(await call('checkImport', { body: { kind: 'vehicles', rows } }));
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'failed']);
    const other = await office.as(['core_app.add_customer']);
    expect((await other.call('checkImport', { body: { kind: 'vehicles', rows } })).status).toBe(403);
  });
});

describe('importing the insureds of a policy', () => {
  it('finds customers, makes the missing ones, links dependents and reads amounts', async () => {
    const { id: policyId } = await portfolio.draft({ insured_select_type: 'corporate' });
    const known = await begin();
    await send(known.id, [person('KNOWN01')]);
    const { id } = await begin({ kind: 'insureds', policy_id: policyId });
    const { results, import: after } = await send(id, [
      person('CARGA01', { titular_identification: 'KNOWN01', family_relationship: 'Hijo', prima: '12,5' }),
      { identification: 'known-01', prima: '$ 1.018,50', certificate_number: ' C-1 ', start_date: '01/03/2026' },
      person('KNOWN01'),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'linked', 'failed']);
    expect(results[2]?.errors).toEqual({ identification: ['It repeats row 3 of the file.'] });
    expect(after).toMatchObject({ created_count: 1, linked_count: 1, policy: { id: policyId } });
    const list = await office.call('listPolicyInsureds', { path: { policyId } });
    expect(list.body.results).toEqual([
      expect.objectContaining({
        identification: 'CARGA01',
        relationship: 'dependent',
        family_relationship: 'son',
        titular: { id: results[1]?.record?.id, name: 'Persona KNOWN01' },
        prima: '12.50',
        start_date: portfolio.today,
      }),
      expect.objectContaining({
        identification: 'KNOWN01',
        relationship: 'titular',
        prima: '1018.50',
        certificate_number: 'C-1',
        start_date: '2026-03-01',
      }),
    ]);
    const undone = await undo(id);
    expect(undone).toMatchObject({ removed_count: 3, kept: [], import: { status: 'undone' } });
    expect([await count('CARGA01'), await count('KNOWN01')]).toEqual([0, 1]);
  });

  it('shows by their identification on whom somebody of the list depends', async () => {
    const { id: policy_id } = await portfolio.draft({ insured_select_type: 'corporate' });
    const { id } = await begin({ kind: 'insureds', policy_id });
    const child = person('CHILD09', { titular_identification: 'HEAD01', family_relationship: 'Hijo' });
    await send(id, [person('HEAD01'), person('HEAD02'), child]);
    const [row] = await check('insureds', [{ ...child, titular_identification: 'HEAD02' }], { policy_id });
    expect(row).toMatchObject({ outcome: 'different', errors: { titular_identification: ['Stored: HEAD01'] } });
  });

  it('takes a thousand, part by part, and takes them back', { timeout: patience(120_000) }, async () => {
    const { id: policyId } = await portfolio.draft({ insured_select_type: 'massive' });
    const { id } = await begin({ kind: 'insureds', policy_id: policyId, rows_count: 1000 });
    for (let first = 0; first < 1000; first += 200) {
      const rows = Array.from({ length: 200 }, (_, index) =>
        person(`MIL${first + index + 1000}`, { prima: '10', certificate_number: String(first + index) }),
      );
      const { results } = await send(id, rows, first + 2);
      expect(results.filter(({ outcome }) => outcome !== 'created')).toEqual([]);
    }
    const list = await office.call('listPolicyInsureds', { path: { policyId } });
    expect(list.body.count).toBe(1000);
    let left = 1;
    while (left > 0) left = (await undo(id)).remaining_count;
    expect(await count('MIL1')).toBe(0);
  });

  it('refuses a policy that is closed, and leaves what is in one', async () => {
    const policy = await portfolio.active({ insured_select_type: 'personal' });
    const { id } = await begin({ kind: 'insureds', policy_id: policy.id });
    await send(id, [person('CLOSED01')]);
    const close = await office.call('closePolicy', {
      path: { policyId: policy.id },
      version: policy.version,
      body: { observations: 'Fin' },
    });
    expect(close.status).toBe(200);
    for (const operation of ['checkImport', 'createImport'] as const) {
      const rest =
        operation === 'checkImport' ? { rows: rowsOf([person('X0001')]) } : { file_name: 'a.csv', rows_count: 1 };
      const refused = await office.call(operation, { body: { kind: 'insureds', policy_id: policy.id, ...rest } });
      expect(refused).toMatchObject({ status: 409, body: { code: 'policy_not_editable' } });
    }
    const undone = await undo(id);
    expect(undone.kept.map(({ model, reason }) => [model, reason])).toEqual([
      ['policy_insured', 'closed'],
      ['customer', 'held'],
    ]);
  });

  it('says which row needs the right to add customers', async () => {
    const { id: policyId } = await portfolio.draft();
    const { call } = await office.as(['policy_app.change_policy']);
    const rows = rowsOf([person('STRANGER1'), { identification: 'KNOWN01' }]);
    const body = { kind: 'insureds', policy_id: policyId, rows };
    const { results } = succeeded<ImportCheck>(await call('checkImport', { body }));
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'linked']);
    expect((await call('checkImport', { body: { kind: 'customers', rows } })).status).toBe(403);
    const own = await begin({ kind: 'customers' });
    expect((await call('getImport', { path: { importId: own.id } })).status).toBe(403);
    const list = await call('listImports');
    expect(list.body.results?.every(({ kind }) => kind === 'insureds')).toBe(true);
  });
});

it("knows nothing of another brokerage's imports, customers and policies", async () => {
  const { id } = await begin();
  await send(id, [person('MINE01')]);
  const other = await api.partner('dos');
  for (const operation of ['getImport', 'finishImport', 'undoImport'] as const)
    expect((await other.call(operation, { path: { importId: id } })).status).toBe(404);
  const rows = rowsOf([person('MINE01'), person('MINE02', { titular_identification: 'MINE01' })]);
  const answer = await other.call('checkImport', { body: { kind: 'customers', rows } });
  expect(succeeded<ImportCheck>(answer).results.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
  expect((await other.call('listImports')).body.count).toBe(0);
});
