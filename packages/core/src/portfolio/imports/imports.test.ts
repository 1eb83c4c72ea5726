import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents } from '../../basics/money/index.ts';
import { catalogueIn, spelledIn } from '../../basics/spelling/index.ts';
import { aBranch, anExtraField } from '../../fixtures/index.ts';
import {
  choiceNames,
  choiceWords,
  extraImportFields,
  extraKeyOfColumn,
  importFields,
  importKinds,
  isTwofold,
  mapColumns,
  missingFields,
  orderOfDates,
  plain,
  planDoubt,
  plannedBy,
  readExtraText,
  readInOrder,
  readPlan,
  readRow,
  rememberMapping,
  roundPaid,
  spreadPaid,
  withLostZero,
  wordsOf,
  writeValue,
} from './index.ts';

describe('the columns of a file', () => {
  it.each([
    [
      'customers',
      ['CÉDULA', 'Nombres y Apellidos', 'correo electronico', 'Qué sé yo'],
      ['identification', 'name', 'email', null],
    ],
    [
      'vehicles',
      ['Placa', 'Marca', 'Modelo', 'Año', 'Cédula', 'Propietario', 'Chasis', 'Valor asegurado', 'Clase', 'Uso'],
      [
        'plate',
        'brand',
        'model',
        'year',
        'owner_identification',
        'owner_name',
        'chassis_number',
        'commercial_value',
        'vehicle_type',
        'activity',
      ],
    ],
    [
      'insureds',
      ['ID number', 'Full name', 'Relationship', 'Premium'],
      ['identification', 'name', 'relationship', 'prima'],
    ],
    [
      'providers',
      ['Compañía', 'Nombre corto', 'RUC', 'Teléfono', 'Correo', 'Sucursales', 'Ramos'],
      ['name', 'short_name', 'ruc', 'phone', 'email', 'offices', 'branches'],
    ],
    ['branches', ['Ramo', 'Grupo', 'Código', 'Listas', 'Otra'], ['name', 'group', 'code', 'flags', null]],
    [
      'policies',
      [
        'Póliza',
        'Aseguradora',
        'Ramo',
        'RUC del cliente',
        'Cliente',
        'Vigencia desde',
        'Vigencia hasta',
        'Prima neta',
        'Total',
        'Cuotas',
      ],
      [
        'number',
        'provider',
        'branch',
        'contractor_identification',
        'contractor_name',
        'start_date',
        'end_date',
        'net_premium',
        'total_grant',
        'instalments',
      ],
    ],
  ] as const)('of %s are known by what brokers call them: %j', (kind, headings, fields) => {
    expect(mapColumns(kind, headings)).toEqual(fields);
  });

  it.each([
    [
      'customers',
      ['Nombre del cliente', 'Cédula del cliente', 'Teléfono del asegurado/a', 'Customer e-mail', 'Estado del cliente'],
      ['name', 'identification', 'phone', 'email', null],
    ],
    [
      'vehicles',
      ['Placa del vehículo', 'Nombre del cliente', 'Cédula del asegurado', 'Teléfono del cliente'],
      ['plate', 'owner_name', 'owner_identification', null],
    ],
    ['insureds', ['Client name', "Insured's phone", 'Teléfono'], ['name', null, 'phone']],
  ] as const)('of %s are known although they say whose they are: %j', (kind, headings, fields) => {
    expect(mapColumns(kind, headings)).toEqual(fields);
  });

  it('stand for a field once', () => {
    expect(mapColumns('customers', ['Cédula', 'RUC'])).toEqual(['identification', null]);
  });

  it('are remembered, and what is remembered comes first', () => {
    const remembered = rememberMapping(['Cód. afiliado', 'Nombre'], ['identification', 'notes']);
    expect(mapColumns('customers', ['COD AFILIADO', 'nombre', 'Cliente'], remembered)).toEqual([
      'identification',
      'notes',
      'name',
    ]);
    expect(mapColumns('customers', ['constructor', 'toString'], {})).toEqual([null, null]);
  });

  it('say which required ones are missing', () => {
    expect(missingFields('customers', [null, 'name'])).toEqual(['identification']);
  });

  it.each(importKinds)('of %s know no heading for two fields', (kind) => {
    for (const { name, headings } of importFields[kind]) expect(mapColumns(kind, headings.slice(0, 1))).toEqual([name]);
  });
});

describe('days in digits', () => {
  it('tell their order by a part above 12, where all of the column that tell one tell the same', () => {
    expect(orderOfDates(['02/03/2026', 'x', '26/11/2026', '31.12.2026'])).toEqual({
      order: 'day_first',
      by: '26/11/2026',
    });
    expect(orderOfDates(['02/03/2026', ' 11/26/2026 '])).toEqual({ order: 'month_first', by: '11/26/2026' });
    expect(orderOfDates(['26/11/2026', '11/26/2026'])).toBeNull();
    expect(orderOfDates(['02/03/2026', '2026-11-26', '13/13/2026', ''])).toBeNull();
  });

  it('can be two days where neither part is above 12 and they differ', () => {
    const two = ['02/03/2026', '2-3-2026', '2/3/2026 00:00', '3.12.2026'];
    const one = ['03/03/2026', '13/03/2026', '2026-03-02', '2 mar 2026', '45000', ''];
    expect(two.map(isTwofold)).toEqual(two.map(() => true));
    expect(one.map(isTwofold)).toEqual(one.map(() => false));
  });

  it('are read in the order of the file, and in the only one that makes a day', () => {
    expect(readInOrder('02/03/2026', 'month_first')).toBe('2026-02-03');
    expect(readInOrder('2-3-2026', 'day_first')).toBe('2026-03-02');
    for (const order of ['day_first', 'month_first'] as const) {
      expect(readInOrder('26/11/2026', order)).toBe('2026-11-26');
      expect(readInOrder('11/26/2026', order)).toBe('2026-11-26');
      for (const text of ['31/02/2026', '13/13/2026', '2026-03-02', '2 mar 2026', 'pronto', ''])
        expect(readInOrder(text, order)).toBe(text);
    }
  });

  it('are written so that nobody can mistake them', () => {
    expect(writeValue('date', '2026-12-15', 'en-GB')).toBe('15 Dec 2026');
    expect(writeValue('date', '2026-12-15', 'en-US')).toBe('Dec 15, 2026');
    expect(writeValue('date', '2026-12-15', 'es')).toBe('15 dic 2026');
    for (let month = 1; month <= 12; month += 1)
      for (const locale of ['es', 'en-GB', 'en-US'] as const) {
        const birthdate = `2026-${String(month).padStart(2, '0')}-02`;
        const text = writeValue('date', birthdate, locale);
        expect(readRow('customers', { birthdate: text })).toEqual({ birthdate });
      }
    expect([writeValue('money', '1018.50', 'es'), writeValue('percent', '12.5', 'en-GB')]).toEqual(['1018,50', '12.5']);
  });

  it('stand in the columns of extra fields that are days in every branch', () => {
    const branch = (kind: 'date' | 'text') => ({ name: 'A', extra_fields: [anExtraField({ key: 'since', kind })] });
    expect(extraImportFields([branch('date'), branch('date')])[0]?.type).toBe('date');
    expect(extraImportFields([branch('date'), branch('text')])[0]?.type).toBe('text');
    const amount = { name: 'B', extra_fields: [anExtraField({ key: 'since', kind: 'money' })] };
    const number = { name: 'C', extra_fields: [anExtraField({ key: 'since', kind: 'number' })] };
    expect(extraImportFields([amount, number])[0]?.type).toBe('money');
    expect(extraImportFields([amount, branch('date')])[0]?.type).toBe('text');
  });
});

describe('the type of an identification', () => {
  const type = (identification_type: string) => readRow('customers', { identification_type }).identification_type;
  it.each([
    [
      'cedula',
      ['ID card', 'id', 'I.D.', 'National ID', 'Identity document', 'CI', 'C.I.', 'cedula', 'Doc. de identidad'],
    ],
    ['ruc', ['RUC', 'R.U.C.', 'tax number', 'TIN', 'Taxpayer ID', 'Tax identification number', 'Número de RUC']],
    ['passport', ['passport', 'Passport number', 'pasaporte', 'Pas.']],
    ['other', ['Other', 'Otro documento', 'Foreign ID', 'Documento extranjero']],
  ] as const)('%s is known by %j', (code, words) => {
    expect(words.map(type)).toEqual(words.map(() => code));
  });

  it('is never said by one word of two types', () => {
    const all = Object.values(choiceWords.identification_type).flat().map(plain);
    expect(all.filter((word, place) => all.indexOf(word) !== place)).toEqual([]);
  });
});

describe('the cells of a row', () => {
  const date = (birthdate: string) => readRow('customers', { birthdate }).birthdate;
  it.each([
    ['17/06/1984', '1984-06-17'],
    ['7-6-1984', '1984-06-07'],
    ['1984-06-17', '1984-06-17'],
    ['1984-06-17T00:00:00.000Z', '1984-06-17'],
    ['30850', '1984-06-17'],
    ['31/02/1984', '31/02/1984'],
    ['junio', 'junio'],
    ['7 de mayo de 1980', '1980-05-07'],
    ['07 May 1980', '1980-05-07'],
    ['31 ene 2027', '2027-01-31'],
    ['1 sept 2026', '2026-09-01'],
    ['17-jun.-1984', '1984-06-17'],
    ['May 7, 1980', '1980-05-07'],
    ['31 de febrero de 1980', '31 de febrero de 1980'],
    ['7 de maya de 1980', '7 de maya de 1980'],
  ])('read the date %s as %s', (text, value) => expect(date(text)).toBe(value));

  it.each([
    ['18,5', '18.50'],
    ['18.5', '18.50'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234', '1234.00'],
    ['$ 12', '12.00'],
    ['1.234.567', '1234567.00'],
    ['18.555', '18.555'],
    ['doce', 'doce'],
    ['-3', '-3'],
  ])('read the amount %s as %s', (text, value) => expect(readRow('insureds', { prima: text }).prima).toBe(value));

  it.each([
    ['2024', 2024],
    ['2024,0', 2024],
    ['24', '24'],
    ['dos mil', 'dos mil'],
  ])('read the year %s as %s', (text, value) => expect(readRow('vehicles', { year: text }).year).toBe(value));

  it.each([
    ['912345675', undefined, '0912345675'],
    ['912345675', 'cedula', '0912345675'],
    ['912345674', undefined, '912345674'],
    ['912345675', 'passport', '912345675'],
    ['912345675', 'ruc', '912345675'],
    ['912345675001', undefined, '0912345675001'],
    ['912345675001', 'ruc', '0912345675001'],
    ['912345675000', undefined, '912345675000'],
    ['0912345675', undefined, '0912345675'],
    ['1710034065', undefined, '1710034065'],
    ['171003406', undefined, '171003406'],
    ['A91234567', undefined, 'A91234567'],
    ['91234567', undefined, '91234567'],
  ])('put back the zero that a spreadsheet dropped: %s (%s) is %s', (text, type, number) =>
    expect(withLostZero(text, type)).toBe(number),
  );

  it('read words in both languages, and countries by name or code', () => {
    expect(
      readRow('customers', {
        legal_type: 'PERSONA JURÍDICA',
        identification_type: 'Pasaporte',
        roles: 'Contratante; pagador y Asegurado',
        sex: 'f',
        country_id: 'Perú',
        family_relationship: 'hija',
        notes: '   ',
      }),
    ).toEqual({
      legal_type: 'legal',
      identification_type: 'passport',
      roles: ['contractor', 'payer', 'insured'],
      sex: 'female',
      country_id: '604',
      family_relationship: 'daughter',
    });
    expect(readRow('customers', { country_id: 'EC', sex: 'ninguno' })).toEqual({ country_id: '218', sex: 'ninguno' });
    expect(readRow('insureds', { beneficiary_percentage: '33,50 %' })).toEqual({ beneficiary_percentage: '33.5' });
  });
});

it('knows every heading as it is spelled in the United States too', () => {
  for (const kind of importKinds)
    for (const { name, headings } of importFields[kind])
      for (const heading of headings) {
        const spelled = spelledIn('en-US', heading);
        if (spelled !== heading) expect([heading, headings.includes(spelled)], name).toEqual([heading, true]);
      }
});

describe('a stored value', () => {
  it('is spelled as in the United States for a brokerage there', () => {
    expect(choiceNames['en-US']).toEqual(catalogueIn('en-US', choiceNames['en-GB']));
    expect(writeValue('payment_method', 'cheque', 'en-US')).toBe('Check');
  });

  it.each(['es', 'en-GB', 'en-US'] as const)('is written in %s so that it is read again', (locale) => {
    for (const [type, names] of Object.entries(choiceNames[locale]) as [keyof typeof choiceNames.es, object][])
      for (const code of Object.keys(names)) {
        const value = type === 'roles' || type === 'branch_flags' ? [code] : code;
        const kind = importKinds.find((one) => importFields[one].some((column) => column.type === type)) ?? 'customers';
        const field = importFields[kind].find((column) => column.type === type)?.name ?? type;
        expect(readRow(kind, { [field]: writeValue(type, value, locale) })[field]).toEqual(value);
      }
    expect(readRow('customers', { birthdate: writeValue('date', '1984-06-07', locale) }).birthdate).toBe('1984-06-07');
    expect(readRow('customers', { country_id: writeValue('country', '840', locale) }).country_id).toBe('840');
    expect(wordsOf('sex', locale)).toHaveLength(3);
    expect(wordsOf('text', locale)).toEqual([]);
  });

  it('loses the apostrophe that older exports put before a phone', () => {
    expect(readRow('customers', { phone: "'+593987654321", name: "'=1+1" })).toEqual({
      phone: '+593987654321',
      name: "'=1+1",
    });
  });
});

describe('how a policy of a file is paid', () => {
  const year = { start: '2026-01-31', end: '2027-01-31', total: '599.15' };
  it('is said in months where that gives the same instalments', () => {
    expect(readPlan({ ...year, count: 3 })).toEqual({
      payment_frequency: 4,
      estimated_payment_day: 31,
      own_plan: null,
    });
    expect(readPlan({ ...year, frequency: 6, first: '2026-01-31' })).toMatchObject({
      payment_frequency: 6,
      own_plan: null,
    });
    expect(readPlan({ ...year, first: '2026-02-15' })).toMatchObject({ estimated_payment_day: 15, own_plan: null });
  });
  it('is said in instalments of its own where it does not, which add up to the total and end with the term', () => {
    const { own_plan } = readPlan({ ...year, count: 10, first: '2026-01-31' });
    expect(own_plan?.map(({ due_date }) => due_date).slice(0, 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(own_plan?.map(({ amount }) => amount)).toEqual([...Array.from({ length: 9 }, () => '59.91'), '59.96']);
    const late = readPlan({ ...year, count: 3, first: '2026-12-31', frequency: 1 });
    expect(late.own_plan?.map(({ due_date }) => due_date)).toEqual(['2026-12-31', '2027-01-31', '2027-01-31']);
  });
  it('is open where the file says how many instalments there are and not when, unless both readings are one', () => {
    expect(planDoubt({ ...year, count: 4 })).toBe('dates');
    for (const count of [12, 10, 1]) expect(planDoubt({ ...year, count })).toBeNull();
    expect(planDoubt({ ...year, count: 4, frequency: 1 })).toBeNull();
    expect(planDoubt({ ...year, frequency: 3 })).toBeNull();
    expect(planDoubt(year)).toBe('number');
    expect(planDoubt({ ...year, end: '2026-02-28' })).toBeNull();
    const days = (count: number, fall: 'months' | 'spread', more = {}) =>
      plannedBy({ ...year, count, ...more }, fall).map(({ due_date }) => due_date);
    expect(days(4, 'months')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(days(4, 'spread')).toEqual(['2026-01-31', '2026-04-30', '2026-07-31', '2026-10-31']);
    // Five months apart, which no word of a column says.
    expect(days(2, 'spread', { end: '2026-11-30' })).toEqual(['2026-01-31', '2026-06-30']);
    expect(days(3, 'months', { first: '2026-03-15' })).toEqual(['2026-03-15', '2026-04-15', '2026-05-15']);
    // Where it says nothing: all at once, also of two years, or one a month.
    const silent = (fall: 'once' | 'monthly', more = {}) => plannedBy({ ...year, ...more }, fall);
    expect(silent('once')).toEqual([{ due_date: '2026-01-31', amount: '599.15' }]);
    expect(silent('once', { end: '2028-01-31' })).toEqual([{ due_date: '2026-01-31', amount: '599.15' }]);
    expect(silent('once', { first: '2026-02-15' })).toEqual([{ due_date: '2026-02-15', amount: '599.15' }]);
    expect(silent('monthly')).toHaveLength(12);
    // What the file says is kept, whatever was said of the rest.
    expect(days(4, 'months', { frequency: 2 })).toEqual(days(4, 'spread', { frequency: 2 }));
    expect(plannedBy({ ...year, count: 4 }, 'months').map(({ amount }) => amount)).toEqual([
      ...['149.78', '149.78', '149.78', '149.81'],
    ]);
  });
  it('takes up the cents by which a paid sum misses whole instalments, of the same total and days', () => {
    const plan = plannedBy({ ...year, count: 3 }, 'spread');
    const amounts = (paid: string) => roundPaid(paid, plan)?.plan?.map(({ amount }) => amount);
    expect(plan.map(({ amount }) => amount)).toEqual(['199.71', '199.71', '199.73']);
    // The file rounds 599.15 / 3 up, or to a tenth.
    expect(amounts('199.72')).toEqual(['199.72', '199.71', '199.72']);
    expect(amounts('399.44')).toEqual(['199.72', '199.72', '199.71']);
    expect(amounts('399.40')).toEqual(['199.70', '199.70', '199.75']);
    expect(roundPaid('599.13', plan)).toEqual({ covered: 3, plan: null, rest: '0.02' });
    expect(roundPaid('399.40', plan)?.plan?.map(({ due_date }) => due_date)).toEqual([
      ...plan.map(({ due_date }) => due_date),
    ]);
    for (const paid of ['0.00', '0.02', '100.00', '199.71', '199.74', '300.00', '399.42', '399.47', '599.15', '599.16'])
      expect(roundPaid(paid, plan)).toBeNull();
    expect(roundPaid('0.51', plannedBy({ ...year, total: '1.50', count: 3 }, 'spread'))).not.toBeNull();
    expect(roundPaid('0.06', plannedBy({ ...year, total: '0.15', count: 3 }, 'spread'))).toBeNull();
  });
  it('always adds up to its total, and leaves no part of a few cents where the file rounds', () => {
    const cents = (amount: string) => BigInt(amount.replace('.', ''));
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10_000n, max: 99_999_999n }),
        fc.integer({ min: 2, max: 36 }),
        fc.nat({ max: 35 }),
        fc.constantFrom(0n, 1n, 2n),
        (total, count, wanted, more) => {
          const covered = (wanted % (count - 1)) + 1;
          const plan = plannedBy(
            { ...{ start: '2026-01-31', end: '2029-01-31', count }, total: fromCents(total) },
            'months',
          );
          const paid = (total / BigInt(count) + more) * BigInt(covered);
          fc.pre(plan.length === count && paid < total);
          const rounded = roundPaid(fromCents(paid), plan);
          const after = rounded?.plan ?? plan;
          expect(after.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(total);
          const parts = spreadPaid(fromCents(paid), after);
          expect(parts.every((part, place) => part === '0.00' || part === after[place]?.amount)).toBe(true);
        },
      ),
    );
  });
  it('and what was paid goes to the earliest instalments', () => {
    const plan = [{ amount: '199.71' }, { amount: '199.71' }, { amount: '199.73' }];
    expect(spreadPaid('300.00', plan)).toEqual(['199.71', '100.29', '0.00']);
    expect(spreadPaid('599.15', plan)).toEqual(['199.71', '199.71', '199.73']);
  });
});

describe('the extra fields of branches', () => {
  const fleet = aBranch({
    name: 'Flotas',
    extra_fields: [
      anExtraField({ name_es: 'Destino', name_en: 'Purpose' }),
      anExtraField({ key: 'old', name_es: 'Antes', is_retired: true }),
    ],
  });
  const cars = aBranch({ extra_fields: [anExtraField(), anExtraField({ key: 'branch', name_es: 'Ramo' })] });

  it('are columns: those of one key share one, and retired ones have none', () => {
    const columns = extraImportFields([cars, fleet]);
    expect(columns.map(({ name }) => name)).toEqual(['extra.use', 'extra.branch']);
    expect(columns[0]?.labels).toEqual({
      es: 'Uso del vehículo / Destino (Vehículos, Flotas)',
      en: 'Use of the vehicle / Purpose (Vehículos, Flotas)',
    });
    expect([extraKeyOfColumn('extra.use'), extraKeyOfColumn('branch')]).toEqual(['use', undefined]);
    const headings = ['Póliza', 'Ramo', 'PURPOSE', 'Uso del vehículo', 'Otra cosa'];
    const mapped = ['number', 'branch', 'extra.use', null, null];
    expect(mapColumns('policies', headings, {}, columns)).toEqual(mapped);
    // What was chosen the last time is there again, while the field is.
    const remembered = { 'otra cosa': 'extra.use', purpose: 'extra.gone' };
    const others = ['Póliza', 'Ramo', 'Purpose', 'Otra cosa'];
    expect(mapColumns('policies', others, remembered, columns)).toEqual(['number', 'branch', null, 'extra.use']);
  });

  it('of vehicles come with policies, those of insureds with insureds, and those of goods with nothing', () => {
    const rows = aBranch({
      extra_fields: [
        anExtraField({ name_es: 'Uso', name_en: 'Use' }),
        anExtraField({ key: 'gps', name_es: 'Rastreo', name_en: 'Tracker', on: 'vehicle' }),
        anExtraField({ key: 'serial', on: 'general' }),
        anExtraField({ key: 'job', name_es: 'Cargo', name_en: 'Position', on: 'insured' }),
      ],
    });
    expect(extraImportFields([rows]).map(({ name, labels }) => [name, labels])).toEqual([
      ['extra.use', { es: 'Uso (Vehículos)', en: 'Use (Vehículos)' }],
      ['extra.gps', { es: 'Rastreo del vehículo (Vehículos)', en: 'Tracker of the vehicle (Vehículos)' }],
    ]);
    expect(extraImportFields([rows], 'insureds').map(({ name, labels }) => [name, labels.es])).toEqual([
      ['extra.job', 'Cargo (Vehículos)'],
    ]);
    expect(extraImportFields([rows], 'vehicles')).toEqual([]);
  });

  it.each([
    ['number', '1.250,5', '1250.5'],
    ['number', '-3', '-3'],
    ['number', 'mucho', 'mucho'],
    ['money', '$ 1.250,5', '1250.50'],
    ['date', '17 de junio de 1984', '1984-06-17'],
    ['yes_no', 'SÍ', true],
    ['yes_no', 'False', false],
    ['yes_no', 'tal vez', 'tal vez'],
    ['choice', ' taxi ', 'Taxi'],
    ['choice', 'Bus', 'Bus'],
    ['text', ' como está ', 'como está'],
  ] as const)('of kind %s read %j as %j', (kind, text, value) => {
    expect(readExtraText({ kind, choices: ['Particular', 'Taxi'] }, text)).toBe(value);
  });
});
