import type { Customer, Import, ImportCheck, ImportProgress, Payment, Policy, Provider } from '@corredor/core/api';
import { addDays, addMonths } from '@corredor/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Texts = Record<string, string>;
let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let insurer: string;
let serial = 0;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('valores');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  const { id: providerId } = portfolio.provider;
  insurer = succeeded<Provider>(await office.call('getProvider', { path: { providerId } })).name;
});
afterAll(() => api.close());

const person = (more: Texts = {}): Texts => ({
  identification: `VALORES${++serial}`,
  name: `Persona ${serial}`,
  ...more,
});
const policy = (more: Texts = {}): Texts => ({
  number: `VAL-${++serial}`,
  provider: insurer,
  branch: 'vehiculos',
  contractor_identification: 'VALORESROSA',
  contractor_name: 'Rosa Elena Andrade',
  start_date: portfolio.today,
  end_date: addMonths(portfolio.today, 12),
  net_premium: '500,00',
  ...more,
});
const rowsOf = (rows: Texts[]) => rows.map((values, index) => ({ number: 2 + index, values }));
interface More {
  language?: 'es' | 'en';
  policy_id?: number;
}
const check = async (kind: string, rows: Texts[], { language = 'es', ...more }: More = {}) =>
  succeeded<ImportCheck>(await office.call('checkImport', { body: { kind, rows: rowsOf(rows), ...more }, language }))
    .results;
const bringIn = async (kind: string, rows: Texts[], { language = 'es', ...more }: More = {}) => {
  const body = { kind, file_name: 'valores.xlsx', rows_count: rows.length, ...more };
  const { id: importId } = succeeded<Import>(await office.call('createImport', { body }));
  const sent = { path: { importId }, body: { rows: rowsOf(rows) }, language };
  return succeeded<ImportProgress>(await office.call('createImportRows', sent)).results;
};
type Results = Awaited<ReturnType<typeof check>>;
const outcomes = (results: Results) => results.map(({ outcome }) => outcome);
const idOf = (results: Results, place = 0) => results[place]?.record?.id ?? 0;
const customerOf = async (customerId: number) =>
  succeeded<Customer>(await office.call('getCustomer', { path: { customerId } }));
const policyOf = async (policyId: number) => succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));

const noDays = [
  '0000-00-00',
  '00/00/0000',
  '00-00-00',
  '//',
  '-',
  'n/a',
  '1900-01-00',
  'NULL',
  '\\N',
  '0000-00-00 00:00:00',
];
const wrongDays = ['0000-01-01', '01/01/0000', '31/11/2026', '2026-00-10', '10000-01-01', '9999-99-99'];

describe('days of a file that are none', () => {
  it('are empty where a program writes them for no day, and the others of the part go in', async () => {
    const rows = [person({ birthdate: '17/06/1984' }), ...noDays.map((birthdate) => person({ birthdate }))];
    expect(outcomes(await check('customers', rows))).toEqual(rows.map(() => 'created'));
    const results = await bringIn('customers', rows);
    expect(outcomes(results)).toEqual(rows.map(() => 'created'));
    expect((await customerOf(idOf(results))).birthdate).toBe('1984-06-17');
    for (const place of rows.keys())
      if (place > 0) expect((await customerOf(idOf(results, place))).birthdate).toBeNull();
  });

  it('are told on their row and cell where they are wrong, and the others of the part go in', async () => {
    const rows = [person(), ...wrongDays.map((birthdate) => person({ birthdate })), person()];
    for (const results of [await check('customers', rows), await bringIn('customers', rows)]) {
      expect(outcomes(results)).toEqual(['created', ...wrongDays.map(() => 'failed'), 'created']);
      for (const { errors } of results.slice(1, -1)) expect(Object.keys(errors)).toEqual(['birthdate']);
    }
    const [, , , november] = await check('customers', rows, { language: 'en' });
    expect(november?.errors).toEqual({ birthdate: ['There is no 31 November 2026. Correct the day.'] });
  });

  it.each(['start_date', 'end_date', 'first_due_date'])('of a policy are told at %s', async (field) => {
    const rows = [policy(), ...[...wrongDays, '0001-01-02', '9999-12-31'].map((day) => policy({ [field]: day }))];
    for (const results of [await check('policies', rows), await bringIn('policies', rows)]) {
      expect(results[0]?.outcome).toBe('created');
      for (const { outcome, errors } of results.slice(1, 1 + wrongDays.length))
        expect([outcome, Object.keys(errors)]).toEqual(['failed', [field]]);
    }
    const empty = await check(
      'policies',
      noDays.map((day) => policy({ [field]: day })),
    );
    for (const { outcome, errors } of empty)
      if (field === 'first_due_date') expect(outcome).toBe('created');
      else expect([outcome, errors[field]?.[0]]).toEqual(['failed', expect.stringMatching(/^Falta este dato/)]);
  });

  it('of payments are empty in the day of payment, and told in the day that falls due', async () => {
    const start = addDays(portfolio.today, -40);
    const made = await bringIn('policies', [
      policy({ start_date: start, end_date: addMonths(start, 12), total_grant: '600,00' }),
    ]);
    const { number = '' } = await policyOf(idOf(made)).then(({ number: own }) => ({ number: own ?? '' }));
    const day = (months: number) => addMonths(start, months);
    const plan = (paid_on: string, due = day(1)) => [
      { number, provider: insurer, due_date: day(0), amount: '200,00', paid_on: day(0) },
      { number, provider: insurer, due_date: due, amount: '200,00', paid_on },
      { number, provider: insurer, due_date: day(2), amount: '200,00', paid_on: '0000-00-00' },
    ];
    for (const none of [...noDays, '30/12/1899'])
      expect(outcomes(await check('payments', plan(none)))).toEqual(Array(3).fill('created'));
    for (const wrong of wrongDays) {
      const paid = await check('payments', plan(wrong));
      expect([outcomes(paid), Object.keys(paid[1]?.errors ?? {})]).toEqual([Array(3).fill('failed'), ['paid_on']]);
      const due = await check('payments', plan('', wrong));
      expect(Object.keys(due[1]?.errors ?? {})).toEqual(['due_date']);
    }
    const results = await bringIn('payments', plan('00/00/0000'));
    expect(outcomes(results)).toEqual(Array(3).fill('created'));
    const paid = (await portfolio.instalments(idOf(made))) as Payment[];
    expect(paid.map(({ paid_amount }) => paid_amount)).toEqual(['200.00', '0.00', '0.00']);
  });

  it('of insureds are told, and lists asked about them answer', async () => {
    const policy_id = (await portfolio.draft({ insured_select_type: 'massive' })).id;
    const rows = [...wrongDays, '2026-01-31'].map((start_date) =>
      person({ start_date, certificate_number: `D-${serial}` }),
    );
    for (const results of [
      await check('insureds', rows, { policy_id }),
      await bringIn('insureds', rows, { policy_id }),
    ]) {
      expect(outcomes(results)).toEqual([...wrongDays.map(() => 'failed'), 'created']);
      for (const { errors } of results.slice(0, -1)) expect(Object.keys(errors)).toEqual(['start_date']);
    }
    for (const starts_from of wrongDays)
      expect((await office.call('listPolicies', { query: { starts_from } })).status).toBe(422);
  });

  it('that look like one are empty, and said to be', async () => {
    const [row] = await check('customers', [person({ birthdate: '30/12/1899' })], { language: 'en' });
    expect(row).toMatchObject({
      outcome: 'created',
      warnings: { birthdate: ['30/12/1899 is how programs write that there is no day. It was left empty.'] },
    });
  });
});

describe('amounts of a file', () => {
  it('are told by their column, whatever the language', async () => {
    for (const language of ['es', 'en'] as const) {
      const rows = [policy({ net_premium: '1.500' }), policy({ net_premium: '1.500,25' })];
      const results = await bringIn('policies', rows, { language });
      const read = await Promise.all([0, 1].map((place) => policyOf(idOf(results, place))));
      expect(read.map(({ net_premium }) => net_premium)).toEqual(['1500.00', '1500.25']);
    }
  });

  it('are told by the language where their column leaves doubt, as in a field', async () => {
    for (const [language, text] of [
      ['es', '1.500'],
      ['en', '1,500'],
    ] as const) {
      const results = await bringIn('policies', [policy({ net_premium: text })], { language });
      expect((await policyOf(idOf(results))).net_premium).toBe('1500.00');
    }
  });

  it('are told at their cell where nobody can tell', async () => {
    const texts = ['1.500', '1.500,25', '1,500.25', '0,125', '(150.00)', '1,79323E+12'];
    const results = await check(
      'policies',
      texts.map((net_premium) => policy({ net_premium })),
      { language: 'en' },
    );
    expect(results.map(({ errors }) => errors.net_premium?.[0])).toEqual([
      '1.500 can be 1500 or 1.500. Write it in one of these two ways.',
      undefined,
      undefined,
      '0,125 has more than two decimals. Write 0.13 if that is right.',
      'Nothing below zero can stand here. Take the minus or the brackets away, or correct the row.',
      'Excel has shortened this number, and its last digits are gone: format the column as text and enter the number again.',
    ]);
  });

  it('are read with their currency, and another one is said', async () => {
    const texts = ['1.500,00 $', 'USD 1500', '1500 USD', 'US$1,500.00', 'S/ 1500', '1500 EUR'];
    const results = await bringIn(
      'policies',
      texts.map((net_premium) => policy({ net_premium })),
      { language: 'en' },
    );
    const read = await Promise.all(texts.map((_text, place) => policyOf(idOf(results, place))));
    expect(read.map(({ net_premium }) => net_premium)).toEqual(texts.map(() => '1500.00'));
    expect(results.map(({ warnings }) => warnings.net_premium?.[0])).toEqual([
      ...Array(4).fill(undefined),
      'The number was taken as it is: S/ is not written for USD, the currency of your brokerage.',
      'The number was taken as it is: EUR is not written for USD, the currency of your brokerage.',
    ]);
  });
});

describe('percents of a file', () => {
  it('below one without their sign are said', async () => {
    const texts = ['15', '15%', '0,15', '0,15%'];
    const results = await bringIn(
      'policies',
      texts.map((commission_percent) => policy({ commission_percent, instalments_fall: 'monthly' })),
    );
    const read = await Promise.all(texts.map((_text, place) => policyOf(idOf(results, place))));
    expect(read.map(({ commission_percent }) => Number(commission_percent))).toEqual([15, 15, 0.15, 0.15]);
    expect(results.map(({ warnings }) => Object.keys(warnings))).toEqual([[], [], ['commission_percent'], []]);
  });
});

describe('cells of several', () => {
  const phones = '0993441394 / 02-2347688';
  it('leave the first, and the rest in the notes, which is said', async () => {
    const row = person({ phone: phones, email: 'a@example.com; b@example.com', notes: 'VIP' });
    const results = await bringIn('customers', [row]);
    expect(results[0]?.warnings).toEqual({
      phone: ['Se tomó 0993441394. El resto quedó en las notas: 02-2347688'],
      email: ['Se tomó a@example.com. El resto quedó en las notas: b@example.com'],
    });
    const stored = await customerOf(idOf(results));
    expect(stored).toMatchObject({
      phone: '+593993441394',
      email: 'a@example.com',
      notes: 'VIP\nOtros teléfonos: 02-2347688\nOtros correos: b@example.com',
    });
    // The same row is there, in either language; another number is another row.
    expect(outcomes(await check('customers', [row]))).toEqual(['identical']);
    expect(outcomes(await check('customers', [row], { language: 'en' }))).toEqual(['identical']);
    const [other] = await check('customers', [{ ...row, phone: '0993441394 / 022340000' }]);
    expect([other?.outcome, Object.keys(other?.errors ?? {})]).toEqual(['different', ['notes']]);
  });

  it('of an insurer, who has no notes, are told', async () => {
    const [row] = await check('providers', [{ name: 'Seguros Varios', ruc: '1790012345001', phone: phones }], {
      language: 'en',
    });
    expect(row?.errors.phone).toEqual(['Only one fits here. Keep 0993441394, and put the others elsewhere.']);
  });

  it('that make the notes too long say so at the cells that do, and nothing of them is lost', async () => {
    const row = person({ phone: phones, email: 'a@example.com; b@example.com', notes: 'n'.repeat(1980) });
    const [wrong] = await check('customers', [row]);
    expect(wrong?.errors).toEqual({
      notes: [
        'A estas notas se añade lo que no cabe en otras celdas (02-2347688; b@example.com): tendrían 2037 caracteres, y caben 2000. Acórtelas, o quite de esas celdas lo que sobra.',
      ],
      phone: [
        'Aquí solo cabe uno, y el resto (02-2347688) va a las notas del cliente, que así tendrían 2037 caracteres: caben 2000. Quite de esta celda lo que sobra, o acorte las notas.',
      ],
      email: [expect.stringMatching(/^Aquí solo cabe uno, y el resto \(b@example\.com\)/)],
    });
    // Shortened as it says, the row goes in whole; signs beyond the first plane are one each.
    const emoji = { ...person({ phone: phones }), notes: '😀'.repeat(1972) };
    const results = await bringIn('customers', [{ ...row, notes: 'n'.repeat(1943) }, emoji]);
    expect(outcomes(results)).toEqual(['created', 'created']);
    expect((await customerOf(idOf(results))).notes).toHaveLength(2000);
    const policy_id = (await portfolio.draft({ insured_select_type: 'massive' })).id;
    const insured = person({ phone: `0993441394 / ${'ext. 12 '.repeat(248)}`, certificate_number: 'C-2' });
    const [ofInsured] = await check('insureds', [insured], { policy_id, language: 'en' });
    expect(ofInsured?.errors).toEqual({ phone: [expect.stringMatching(/2001 characters: 2000 fit/)] });
  });

  it('of a name in several columns that is too long are told of each of them', async () => {
    const parted = person({ name: 'n'.repeat(150), last_name: 'a'.repeat(60), identification_type: 'passport' });
    const [row] = await check('customers', [parted], { language: 'en' });
    const message = ['The name has 211 characters with all its parts, and 200 fit. Shorten one of them.'];
    expect(row?.errors).toEqual({ name: message, last_name: message });
    const owner = { plate: 'PBA1234', brand: 'Kia', model: 'Rio', year: '2020', owner_identification: '1710034065' };
    const [vehicle] = await check(
      'vehicles',
      [{ ...owner, owner_name: 'n'.repeat(150), owner_last_name: 'a'.repeat(60) }],
      { language: 'en' },
    );
    expect(vehicle?.errors).toEqual({ owner_name: message, owner_last_name: message });
    const contractor = { contractor_name: 'n'.repeat(150), contractor_last_name: 'a'.repeat(60) };
    const [policyRow] = await check('policies', [policy({ ...contractor, contractor_identification: '1710034073' })], {
      language: 'en',
    });
    expect(policyRow?.errors).toMatchObject({ contractor_name: message, contractor_last_name: message });
    // What is too long by itself is told of alone.
    const long = person({ name: 'n'.repeat(201), last_name: 'a' });
    const [whole] = await check('customers', [long], { language: 'en' });
    expect(whole?.errors).toEqual({ name: ['Enter at most 200 characters.'] });
  });

  it('of a new insured go to the notes of the customer', async () => {
    const policy_id = (await portfolio.draft({ insured_select_type: 'massive' })).id;
    const row = person({ phone: phones, certificate_number: 'C-1' });
    expect(outcomes(await bringIn('insureds', [row], { policy_id }))).toEqual(['created']);
    const { results } = succeeded<{ results: Customer[] }>(
      await office.call('listCustomers', { query: { search: row.identification ?? '' } }),
    );
    expect((await customerOf(results[0]?.id ?? 0)).notes).toBe('Otros teléfonos: 02-2347688');
  });
});

describe('numbers that a spreadsheet shortened', () => {
  it('are told wherever they name something', async () => {
    const [row] = await check('customers', [person({ phone: '9,93441E+11', identification: '1,79323E+12' })]);
    expect(Object.keys(row?.errors ?? {}).toSorted()).toEqual(['identification', 'phone']);
    const [one] = await check('policies', [policy({ number: '1.23457E+18' })], { language: 'en' });
    expect([one?.outcome, one?.errors.number]).toEqual(['failed', [expect.stringMatching(/^Excel has shortened/)]]);
    const [due] = await check('payments', [
      { number: '1.23457E+18', provider: insurer, due_date: '1/2/26', amount: '1' },
    ]);
    expect(due?.errors.number).toEqual([expect.stringMatching(/^Excel abrevió/)]);
  });
});

describe('one column of days for persons and firms', () => {
  const firm = (more: Texts) => person({ legal_type: 'Jurídica', ...more });
  it('is of birth or of foundation by the kind of the row, and a firm says so', async () => {
    const rows = [person({ birthdate: '17/06/1984' }), firm({ birthdate: '03/02/2001' })];
    const results = await bringIn('customers', rows);
    expect(outcomes(results)).toEqual(['created', 'created']);
    expect(await customerOf(idOf(results))).toMatchObject({ birthdate: '1984-06-17', foundation_date: null });
    expect(await customerOf(idOf(results, 1))).toMatchObject({ birthdate: null, foundation_date: '2001-02-03' });
    expect(results.map(({ warnings }) => Object.keys(warnings))).toEqual([[], ['birthdate']]);
    expect(outcomes(await check('customers', rows))).toEqual(['identical', 'identical']);
    const [other] = await check('customers', [{ ...rows[1], birthdate: '04/02/2001' }]);
    expect([other?.outcome, Object.keys(other?.errors ?? {})]).toEqual(['different', ['birthdate']]);
    const [person1] = await bringIn('customers', [person({ foundation_date: '17/06/1984' })]);
    expect(await customerOf(person1?.record?.id ?? 0)).toMatchObject({
      birthdate: '1984-06-17',
      foundation_date: null,
    });
  });

  it('that is wrong is told at its cell, and a file with both columns keeps them apart', async () => {
    const [future] = await check('customers', [firm({ birthdate: '2999-01-01' })]);
    expect([future?.outcome, Object.keys(future?.errors ?? {})]).toEqual(['failed', ['birthdate']]);
    const both = [firm({ birthdate: '03/02/2001' }), firm({ foundation_date: '03/02/2001' })];
    const [wrong, right] = await check('customers', both);
    expect([wrong?.outcome, Object.keys(wrong?.errors ?? {}), right?.outcome]).toEqual([
      'failed',
      ['birthdate'],
      'created',
    ]);
  });
});

describe('lists of a firm’s people', () => {
  it('have titulars by the word or their own number, before those who depend on them', async () => {
    const policy_id = (await portfolio.draft({ insured_select_type: 'massive' })).id;
    const [child, spouse] = [person({ family_relationship: 'HIJO' }), person({ family_relationship: 'CONYUGE' })];
    const one = person({ family_relationship: 'TITULAR', certificate_number: 'C-2' });
    const two = person({ family_relationship: 'Titular', certificate_number: 'C-3' });
    const rows = [
      { ...child, titular_identification: one.identification ?? '' },
      one,
      { ...two, titular_identification: two.identification ?? '' },
      { ...spouse, titular_identification: two.identification ?? '' },
    ];
    expect(await check('insureds', rows, { policy_id })).toMatchObject(
      rows.map(() => ({ outcome: 'created', errors: {} })),
    );
    expect(outcomes(await bringIn('insureds', rows, { policy_id }))).toEqual(rows.map(() => 'created'));
    const path = { policyId: policy_id };
    const { results } = succeeded<{ results: { relationship: string; family_relationship: string | null }[] }>(
      await office.call('listPolicyInsureds', { path }),
    );
    expect(results.map((row) => [row.relationship, row.family_relationship]).toSorted()).toEqual([
      ['dependent', 'son'],
      ['dependent', 'spouse'],
      ['titular', null],
      ['titular', null],
    ]);
  });

  it('have names in two to four columns', async () => {
    const { name: _name, ...bare } = person();
    const results = await bringIn('customers', [
      { ...bare, name: 'Juan', second_name: 'José', last_name: 'Pérez', second_last_name: 'López' },
    ]);
    expect((await customerOf(idOf(results))).name).toBe('Juan José Pérez López');
  });
});

describe('make and model in one column', () => {
  const vehicle = (brand_model: string, more: Texts = {}): Texts => ({
    plate: `PZZ${1000 + ++serial}`,
    ...(brand_model && { brand_model }),
    year: '2020',
    owner_identification: 'VALORES1',
    owner_name: 'Rosa Elena Andrade',
    ...more,
  });

  it('are two fields of the vehicle, and a make that nobody knows is told', async () => {
    const results = await bringIn('vehicles', [
      vehicle('HINO GD'),
      vehicle('AVEO EMOTION / CHEVROLET'),
      vehicle('QINGQI QM200'),
      vehicle('Marca nueva\tGrande'),
    ]);
    expect(outcomes(results)).toEqual(Array(4).fill('created'));
    expect(results.map(({ record }) => record?.name.split(' · ')[1])).toEqual([
      'HINO GD',
      'CHEVROLET AVEO EMOTION',
      'QINGQI QM200',
      'Marca nueva Grande',
    ]);
    expect(results.map(({ warnings }) => warnings.brand_model?.[0])).toEqual([
      undefined,
      undefined,
      'Se leyó QINGQI como marca y QM200 como modelo. Si no es así, sepárelos con una barra: Kia / Sportage.',
      undefined,
    ]);
  });

  it('that are wrong are told at their cell', async () => {
    const results = await check('vehicles', [
      vehicle('AVEO'),
      vehicle('CHEVROLET'),
      vehicle(''),
      vehicle('Kia Rio', { model: 'Rio' }),
      vehicle(`Kia ${'x'.repeat(300)}`),
    ]);
    const oneOfTwo = 'Escriba la marca y el modelo, separados por una barra: Kia / Sportage.';
    expect(results.map(({ errors }) => Object.keys(errors))).toEqual(Array(5).fill(['brand_model']));
    expect(results.slice(0, 2).map(({ errors }) => errors.brand_model)).toEqual([[oneOfTwo], [oneOfTwo]]);
    expect(results[3]?.errors.brand_model?.[0]).toMatch(/^La marca y el modelo también están en columnas propias/);
  });

  it('of a vehicle that is there are compared as one', async () => {
    const own = vehicle('Kia Rio');
    await bringIn('vehicles', [own]);
    const other = { ...own, brand_model: 'Kia Soul' };
    const results = await check('vehicles', [own, other]);
    expect(outcomes(results)).toEqual(['identical', 'different']);
    expect(results[1]?.errors).toEqual({ brand_model: ['Registrado: Kia / Rio'] });
  });
});

describe('amounts on a side of a ledger', () => {
  it('go in as charged, and a credit is told with what to do', async () => {
    const results = await check('policies', [
      policy({ entry_side: 'D' }),
      policy({ entry_side: 'C' }),
      policy({ entry_side: '?' }),
      policy({ net_premium: '500,00 CR' }),
    ]);
    expect(outcomes(results)).toEqual(['created', 'failed', 'failed', 'failed']);
    expect(results.slice(1).map(({ errors }) => errors)).toEqual([
      {
        entry_side: ['Esta fila va al haber: devuelve o rebaja. Omítala y regístrela como movimiento de su póliza.'],
      },
      { entry_side: ['Escriba D si es un cargo o C si va al haber.'] },
      {
        net_premium: [
          '500,00 CR dice debe o haber. Escriba solo 500,00 si es un cargo; si es una devolución, omita la fila y regístrela como movimiento de su póliza.',
        ],
      },
    ]);
  });
});

it('tells whoever writes the month first to write it first', async () => {
  const inStates = await api.partner('valores-us', '840');
  const told = async (partner: typeof office) => {
    const rows = rowsOf([person({ birthdate: '13/14/1984' }), person({ birthdate: '31/02/1984' })]);
    const { results } = succeeded<ImportCheck>(
      await partner.call('checkImport', { body: { kind: 'customers', rows }, language: 'en' }),
    );
    return results.map(({ errors }) => errors.birthdate?.[0]);
  };
  expect(await told(office)).toEqual([
    '13/14/1984 has no month 14. Write the day first, or the year: 2026-01-31.',
    'There is no 31 February 1984. Correct the day.',
  ]);
  expect(await told(inStates)).toEqual([
    '13/14/1984 has no such month. Write the month first, or the year: 2026-01-31.',
    'There is no 31 February 1984. Correct the day.',
  ]);
});

it('takes a sign that nobody sees out of a name, and tells it', async () => {
  const [row] = await bringIn('customers', [person({ name: 'Cero\u200bancho' })]);
  expect(row?.warnings).toEqual({
    name: ['Se quitó un signo que no se ve: con él ninguna búsqueda encontraría este texto.'],
  });
  expect((await customerOf(row?.record?.id ?? 0)).name).toBe('Ceroancho');
});

describe('texts', () => {
  it('with a sign that turns or ends a line unseen are told at their cell, and the others of the part go in', async () => {
    const rows = [
      person({ name: 'Ana\u202egpj.exe' }),
      person({ notes: 'uno\u0000dos', identification: 'NUL\u00001' }),
      person({ phone: '\u202a+593 99 123 4567\u202c', city: 'Quito\u2028' }),
    ];
    const results = await bringIn('customers', rows);
    expect(outcomes(results)).toEqual(['failed', 'failed', 'created']);
    expect(results.slice(0, 2).map(({ errors }) => errors)).toEqual([
      { name: ['El texto tiene un signo que no se ve (U+202E). Borre todo el texto y escríbalo de nuevo.'] },
      {
        notes: [expect.stringContaining('(U+0000)')],
        identification: [expect.stringContaining('(U+0000)')],
      },
    ]);
    expect(await customerOf(idOf(results, 2))).toMatchObject({ phone: '+593991234567', city: 'Quito' });
    const start = portfolio.today;
    const made = await bringIn('policies', [
      policy({ start_date: start, end_date: addMonths(start, 12), total_grant: '600,00' }),
    ]);
    const { number } = await policyOf(idOf(made));
    const due = { number: number ?? '', provider: insurer, amount: '300,00' };
    const plan = [
      { ...due, due_date: start },
      { ...due, due_date: addMonths(start, 1), invoice_number: 'F\u2066-1' },
    ];
    const [first, second] = await check('payments', plan);
    expect([first?.outcome, first?.errors]).toEqual([
      'failed',
      { row: ['Queda fuera hasta que las demás filas de su póliza estén bien.'] },
    ]);
    expect(second?.errors).toEqual({ invoice_number: [expect.stringContaining('(U+2066)')] });
    // What else is wrong with the rows is told at the same time.
    const [late] = await check('payments', [{ ...due, due_date: '31/02/2026' }, ...plan.slice(1)]);
    expect(Object.keys(late?.errors ?? {})).toEqual(['due_date']);
  });

  it('of one line have a blank where they were broken, which is said; at length they keep their lines', async () => {
    const row = person({ name: 'Rosa\r\nPérez', notes: 'uno\r\ndos\n\ntres' });
    const [made] = await bringIn('customers', [row]);
    expect(made?.warnings).toEqual({
      name: ['Su salto de línea quedó como un espacio: este texto tiene una sola línea.'],
    });
    const { name, notes } = await customerOf(made?.record?.id ?? 0);
    expect([name, notes?.replaceAll('\r', '')]).toEqual(['Rosa Pérez', 'uno\ndos\n\ntres']);
    expect(outcomes(await check('customers', [row]))).toEqual(['identical']);
  });
});

describe('a customer whose kind the file does not say', () => {
  it('is a firm where the tax number is a firm’s, in every country that says so in its numbers', async () => {
    const there = await api.partner('madrid', '724');
    await there.onPlan('PYMEs');
    const rows = rowsOf([
      { identification: 'A58818501', name: 'Café Ávila S.A.' },
      { identification: '12345678Z', name: 'Íñigo Peña' },
    ]);
    const begun = succeeded<Import>(
      await there.call('createImport', { body: { kind: 'customers', file_name: 'c.csv', rows_count: 2 } }),
    );
    const sent = await there.call('createImportRows', { path: { importId: begun.id }, body: { rows } });
    const ids = succeeded<ImportProgress>(sent).results.map(({ record }) => record?.id ?? 0);
    const made = await Promise.all(ids.map((customerId) => there.call('getCustomer', { path: { customerId } })));
    expect(made.map(({ body }) => [body.identification_type, body.legal_type])).toEqual([
      ['ruc', 'legal'],
      ['cedula', 'natural'],
    ]);
  });
});
