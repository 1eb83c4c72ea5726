import type { Customer, CustomerInput, Import, ImportCheck, ImportProgress, Vehicle } from '@corredor/core/api';
import { type ImportKind, importFields, writeValue } from '@corredor/core/imports';
import { localeOf } from '@corredor/core/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stateName } from '../../services/geo/index.ts';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Texts = Record<string, string>;
type Language = 'es' | 'en';
type Office = Awaited<ReturnType<TestApi['partner']>>;
const languages = ['es', 'en'] as const;

let api: TestApi;
let office: Office;
let portfolio: TestPortfolio;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  await fill();
});
afterAll(() => api.close());

const base = {
  country_id: '218',
  identification_type: 'passport',
  legal_type: 'natural',
  roles: ['contractor'],
} as const;
/** People and firms as they are, and as nobody should be able to harm a file with them. */
const people: (Partial<CustomerInput> & { name: string; identification: string })[] = [
  { name: 'Añasco Íñiguez, Zoë', identification: '0912345675', identification_type: 'cedula', phone: '0987654321' },
  { name: '=HYPERLINK("http://evil.example";"clic")', identification: 'F-0001', city: '=1+1', notes: '=cmd|a!A0' },
  { name: '+593 y más', identification: 'F0002', phone: '+573211234567', country_id: '170', province: 'CO-ANT' },
  { name: '-resta', identification: 'F0003', street: '-1', notes: '\u2014 guion' },
  { name: '@arroba', identification: 'F0004', email: 'Ana.Paz+seguros@Example.com' },
  { name: "'s Gravenhage", identification: 'F0005', partner_name: "'=1+1", sex: 'other' },
  { name: 'Dijo "hola"; y, luego | nada', identification: 'F0006', notes: 'una\ndos\r\n=tres\n\ttab' },
  { name: '😀 Emoji 🌹👩‍👩‍👧', identification: 'F0007', birthdate: '1930-01-31', sex: 'female' },
  { name: 'x'.repeat(200), identification: 'F0008', notes: 'ñ'.repeat(2000) },
  { name: '007', identification: '0000123', city: '000', street: '1E5' },
  { name: 'مرحبا \u200fabc', identification: 'F0009', city: '＝１＋１' },
  { name: 'Dos  espacios', identification: 'F0010', street: 'a\u00a0b', insured_type: 'titular', roles: ['insured'] },
  { name: '17/06/1984', identification: 'F0011', notes: 'TRUE', birthdate: '1984-06-17' },
  {
    name: 'Comercial Andina S.A.',
    identification: '1793213150001',
    identification_type: 'ruc' as const,
    legal_type: 'legal' as const,
    foundation_date: '2001-02-03',
    roles: ['payer', 'contractor'],
    province: 'EC-P',
  },
  { name: 'Sin titular', identification: 'F0012', insured_type: 'dependent', family_relationship: 'other' },
];
const create = async <Body>(operation: 'createCustomer' | 'createVehicle', body: object) =>
  succeeded<Body>(await office.call(operation, { body }));

async function fill() {
  for (const person of people) await create('createCustomer', { ...base, ...person });
  const titular = await create<Customer>('createCustomer', { ...base, name: 'Zacarías', identification: 'Z0001' });
  const dependence = { insured_type: 'dependent', titular_id: titular.id, family_relationship: 'daughter' };
  await create('createCustomer', { ...base, ...dependence, name: '=Ana', identification: 'Z0002', roles: ['insured'] });
  const common = { owner_id: titular.id, year: 2024 };
  await create('createVehicle', {
    ...common,
    plate: 'PBA-0001',
    brand: '=Kia',
    model: '+Río',
    commercial_value: '18500.50',
  });
  await create('createVehicle', {
    ...common,
    plate: '0007',
    brand: '@Marca',
    model: '-1',
    color: "'azul",
    vehicle_type: '1E5',
    activity: 'a;b\n=c',
    chassis_number: '8LBETF3W1R0123456',
    engine_number: '0045E12',
    commercial_value: '0.10',
  });
}

/** A record as an export writes it. */
const textsOf = (kind: ImportKind, record: object, language: Language): Texts => {
  const values = new Map(Object.entries(record));
  return Object.fromEntries(
    importFields[kind].map(({ name, type }) => {
      const value = values.get(name);
      return [
        name,
        type === 'province' ? (stateName(value ?? null) ?? '') : writeValue(type, value, localeOf(language, '218')),
      ];
    }),
  );
};
const customersOf = async ({ call }: Office) =>
  succeeded<{ results: Customer[] }>(await call('listCustomers', { query: { page_size: '200' } })).results;
const vehiclesOf = async ({ call }: Office) =>
  succeeded<{ results: Vehicle[] }>(await call('listVehicles', { query: { page_size: '200' } })).results;
const exported = async (kind: 'customers' | 'vehicles', language: Language, from = office) => {
  const vehicles = (await vehiclesOf(from)).map((one) => ({ ...one, owner_name: one.owner.name }));
  const records = kind === 'customers' ? await customersOf(from) : vehicles;
  return records.map((record) => textsOf(kind, record, language));
};
const rowsOf = (rows: readonly Texts[]) =>
  rows.map((values, index) => ({
    number: index + 2,
    values: Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')),
  }));
const check = async (kind: ImportKind, rows: readonly Texts[], more: object = {}, to = office) =>
  succeeded<ImportCheck>(await to.call('checkImport', { body: { kind, rows: rowsOf(rows), ...more } })).results;
const bringIn = async (to: Office, kind: ImportKind, rows: readonly Texts[], more: object = {}) => {
  const body = { kind, file_name: 'todo.xlsx', rows_count: rows.length, ...more };
  const { id } = succeeded<Import>(await to.call('createImport', { body }));
  const sent = await to.call('createImportRows', { path: { importId: id }, body: { rows: rowsOf(rows) } });
  return succeeded<ImportProgress>(sent).results;
};
const massive = async (at = portfolio) => (await at.draft({ insured_select_type: 'massive' })).id;
const outcomes = (results: readonly { outcome: string; errors: object }[]) =>
  results.map(({ outcome, errors }) => ({ outcome, errors }));
const all = (count: number, outcome: string) => Array.from({ length: count }, () => ({ outcome, errors: {} }));

describe.each(languages)('what the brokerage exports in %s', (language) => {
  it('is there already, row by row, when it comes back', async () => {
    const customers = await exported('customers', language);
    expect(customers.length).toBeGreaterThan(people.length);
    expect(outcomes(await check('customers', customers))).toEqual(all(customers.length, 'identical'));
    const vehicles = await exported('vehicles', language);
    expect(outcomes(await check('vehicles', vehicles))).toEqual(all(2, 'identical'));
    const moved = vehicles.map((one) => ({ ...one, owner_identification: 'F0003', commercial_value: '1', color: '' }));
    const [first] = await check('vehicles', moved);
    expect(first).toMatchObject({ outcome: 'different', record: { name: expect.stringContaining('0007') } });
    expect(first?.errors).toEqual({ owner_identification: ['Stored: Z0001'], commercial_value: ['Stored: 0.10'] });
  });

  it('makes the same records in an empty brokerage', async () => {
    const other = await api.partner(`vacia-${language}`);
    await other.onPlan('PYMEs');
    const customers = await exported('customers', language);
    expect(outcomes(await bringIn(other, 'customers', customers))).toEqual(all(customers.length, 'created'));
    expect(await exported('customers', 'en', other)).toEqual(await exported('customers', 'en'));
    const vehicles = await exported('vehicles', language);
    expect(outcomes(await bringIn(other, 'vehicles', vehicles))).toEqual(all(2, 'created'));
    expect(await exported('vehicles', 'en', other)).toEqual(await exported('vehicles', 'en'));
    expect(outcomes(await check('customers', customers, {}, other))).toEqual(all(customers.length, 'identical'));
  });
});

it('the insureds of a policy come in by their template with their titulars, and are there the second time', async () => {
  const other = await api.partner('asegurados');
  await other.onPlan('PYMEs');
  for (const [to, policy_id] of [
    [office, await massive()],
    [other, await massive(await aPortfolio(other))],
  ] as const) {
    const common = { identification_type: 'Pasaporte', country_id: 'Ecuador' };
    const rows: Texts[] = [
      {
        ...common,
        identification: 'N0002',
        name: '=Hija',
        relationship: 'Dependiente',
        sex: 'F',
        phone: '0987654321',
        titular_identification: 'N-0001',
        family_relationship: 'Hija',
        start_date: '1 ene 2026',
        prima: '0,10',
      },
      {
        ...common,
        identification: 'N0001',
        name: '+Padre',
        relationship: 'Titular',
        birthdate: '17/06/1984',
        certificate_number: '=001',
        start_date: '01/01/2026',
        prima: '1.018,50',
        sum: '20.000,00',
        rate: '1,25',
        email: 'p@example.com',
      },
      {
        ...common,
        identification: 'N0003',
        name: '😀',
        relationship: 'Beneficiario',
        beneficiary_percentage: '33,5',
        term_net: '99,90',
      },
    ];
    expect(outcomes(await check('insureds', rows, { policy_id }, to))).toEqual(all(3, 'created'));
    expect(outcomes(await bringIn(to, 'insureds', rows, { policy_id }))).toEqual(all(3, 'created'));
    expect(outcomes(await check('insureds', rows, { policy_id }, to))).toEqual(all(3, 'identical'));
    const list = await to.call('listPolicyInsureds', { path: { policyId: policy_id }, query: { ordering: 'prima' } });
    expect(list.body.results).toMatchObject([
      { prima: '0.10', relationship: 'dependent', family_relationship: 'daughter', titular: { name: '+Padre' } },
      { prima: '1018.50', certificate_number: '=001', start_date: '2026-01-01', rate: '1.25', term_net: '250.00' },
      { customer: { name: '😀' }, beneficiary_percentage: '33.5', sum: null, term_net: '99.90' },
    ]);
    const changed = rows.map((row) => ({ ...row, prima: '5', certificate_number: row.certificate_number ? 'X' : '' }));
    const [daughter, father] = await check('insureds', changed, { policy_id }, to);
    expect([daughter?.errors, father?.errors]).toEqual([
      { prima: ['Stored: 0.10'] },
      { prima: ['Stored: 1018.50'], certificate_number: ['Stored: =001'] },
    ]);
  }
});

it('dependents are checked although their titulars come with other rows, and all that is wrong with one is said', async () => {
  const policy_id = await massive();
  const child = { identification_type: 'Pasaporte', name: 'Niña', titular_identification: 'M0001' };
  const rows: Texts[] = [
    { ...child, identification: 'M0002' },
    { ...child, identification: 'Z0002' },
    { identification: 'M0003', identification_type: 'Pasaporte', prima: 'mucho', birthdate: 'ayer', sex: 'X' },
  ];
  const results = await check('insureds', rows, { policy_id, titulars_elsewhere: ['M0001'] });
  expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'linked', 'failed']);
  expect(Object.keys(results[2]?.errors ?? {}).toSorted()).toEqual(
    ['birthdate', 'certificate_number', 'name', 'prima', 'sex'].toSorted(),
  );
});
