import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anExtraField } from '../../fixtures/index.ts';
import { decimalOfAmounts, isTwofoldAmount, readWithDecimal } from './amountSigns.ts';
import {
  decimalsOf,
  importFields,
  importKinds,
  isTitularRow,
  isTwofold,
  orderOfDates,
  readCell,
  readExtraCell,
  readInOrder,
  readRow,
  restOf,
  rowFaults,
  rowNotes,
  severalInCells,
} from './index.ts';
import { isTwofoldPercent, percentDoubt, readInScale } from './percentScale.ts';

const money = { type: 'money' } as const;
const percent = { type: 'percent' } as const;
const nothing = { notes: [] };

describe('a cell of an amount', () => {
  it('is read by the sign of its column or language, and not at all without one', () => {
    expect(readCell(money, '1.500', { decimal: ',' }).value).toBe('1500.00');
    expect(readCell(money, '1.500', { decimal: '.' }).value).toBe('1.50');
    expect(readCell(money, '1.500')).toEqual({
      value: '1.500',
      fault: { fault: 'twofold', thousands: '1500', decimals: '1.500' },
      notes: [],
    });
  });

  it('is told by its column: 1.500 beside 1.500,25 is fifteen hundred', () => {
    const rows = ['1.500', '1.500,25', '12'].map((net_premium) => ({ net_premium }));
    const decimals = decimalsOf('policies', rows);
    expect(decimals).toEqual({ net_premium: ',' });
    // Whatever the language of who brings it in.
    const read = rows.map((row) => readRow('policies', row, { decimals, decimal: '.' }).net_premium);
    expect(read).toEqual(['1500.00', '1500.25', '12.00']);
  });

  it('in a column that tells both signs is not read where it is doubtful', () => {
    const rows = ['1.500', '1.500,25', '1,500.25'].map((prima) => ({ prima }));
    const decimals = decimalsOf('insureds', rows);
    const read = (row: { prima: string }) => readRow('insureds', row, { decimals, decimal: ',' }).prima;
    expect(rows.map(read)).toEqual(['1.500', '1500.25', '1500.25']);
    expect(rowFaults('insureds', rows[0] ?? {}, { decimals, decimal: ',' })).toMatchObject({
      prima: { fault: 'twofold' },
    });
  });

  it('says its currency, and is nothing where a program writes nothing', () => {
    expect(readCell(money, 'S/ 150')).toEqual({ value: '150.00', notes: [{ note: 'currency', currency: 'S/' }] });
    for (const text of ['-', ' — ', 'n/a', 'N/D', 'NULL', 'null', '\\N', '#N/A', ' '])
      expect(readCell(money, text)).toEqual(nothing);
  });

  it.each([
    ['(150.00)', 'negative'],
    ['$ -5', 'negative'],
    ['5-', 'negative'],
    ['0.125', 'places'],
    ['1873.3567', 'places'],
    ['1,79323E+12', 'shortened'],
  ])('says why it is not read: %s', (text, fault) => {
    expect(readCell(money, text, { decimal: '.' })).toMatchObject({ value: text, fault: { fault } });
  });

  it('of an extra field may be below zero', () => {
    const field = anExtraField({ kind: 'money' });
    expect(readExtraCell(field, '(150.00)').value).toBe('-150.00');
    expect(readExtraCell(anExtraField({ kind: 'number' }), '1.500', { decimal: ',' }).value).toBe('1500');
    expect(readExtraCell(anExtraField({ kind: 'date' }), '0000-00-00')).toEqual(nothing);
    expect(readExtraCell(anExtraField({ kind: 'yes_no' }), 'n/a')).toEqual(nothing);
  });
});

describe('a text', () => {
  it.each(['-', ' — ', '...', 'N/A', 'n/d', '#N/A', 'NULL'])('says nothing where somebody wrote %s', (text) => {
    expect(readCell({ type: 'text' }, text)).toEqual(nothing);
  });
  it.each(['Na', 'ND', '-1', 'A-1', 'n/a pendiente'])('may be %s', (text) => {
    expect(readCell({ type: 'text' }, text)).toEqual({ value: text, notes: [] });
  });
});

describe('amounts of a column', () => {
  it('tell the sign before their decimals where one of them has no other reading', () => {
    expect(decimalOfAmounts(['1.500', '12', '1.500,25'])).toEqual({ decimal: ',', by: '1.500,25' });
    expect(decimalOfAmounts(['1.500', '1.5'])).toEqual({ decimal: '.', by: '1.5' });
    expect(decimalOfAmounts(['1.500', '2.750.000'])).toEqual({ decimal: ',', by: '2.750.000' });
    expect(decimalOfAmounts(['1,5', '1.5'])).toEqual({ decimal: null, by: '1,5' });
    expect(decimalOfAmounts(['1.500', '12', 'x', ''])).toBeNull();
  });

  it('are doubtful where a single sign stands before three digits', () => {
    expect(['1.500', '$ 1,500', '-12.345'].map(isTwofoldAmount)).toEqual([true, true, true]);
    expect(['1500', '1.50', '0.500', '1.500,2', '1500.125', 'x'].map(isTwofoldAmount)).toEqual(Array(6).fill(false));
  });

  it('are written so that nobody can mistake them once their sign is known', () => {
    expect(['1.500', '1.250', '1.125', 'USD 1.500', '-1.500'].map((text) => readWithDecimal(text, '.'))).toEqual([
      '1.50',
      '1.25',
      '1.1250',
      'USD 1.50',
      '-1.50',
    ]);
    expect(readWithDecimal('8,000$.', ',')).toBe('$. 8.00');
    expect(readCell(money, '$. 8.00').value).toBe('8.00');
    expect(readCell(money, '$.50').value).toBe('0.50');
    expect(['1.500', '1,500', '1.500,25', 'x', ''].map((text) => readWithDecimal(text, ','))).toEqual([
      '1500.00',
      '1.50',
      '1.500,25',
      'x',
      '',
    ]);
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ '), maxLength: 10 });
    fc.assert(
      fc.property(texts, fc.constantFrom(',' as const, '.' as const), (text, decimal) => {
        const sure = readWithDecimal(text, decimal);
        expect(isTwofoldAmount(sure)).toBe(false);
        expect(readCell(money, sure, { decimal: decimal === ',' ? '.' : ',' }).value).toBe(
          readCell(money, text, { decimal }).fault
            ? sure.trim() || undefined
            : readCell(money, text, { decimal }).value,
        );
      }),
    );
  });
});

describe('a cell of a percent', () => {
  it.each([
    ['15', '15'],
    ['15%', '15'],
    ['15 %', '15'],
    ['% 15', '15'],
    ['12,5', '12.5'],
    ['12.500', '12.5'],
    ['0,15%', '0.15'],
    ['100,00 %', '100'],
    ['0', '0'],
  ])('is read without doubt: %s', (text, value) => expect(readCell(percent, text)).toEqual({ value, notes: [] }));

  it('below one without its sign says so', () => {
    expect(readCell(percent, '0,15')).toEqual({ value: '0.15', notes: [{ note: 'below_one', percent: '0.15' }] });
    expect(readCell(percent, '-5')).toMatchObject({ value: '-5', fault: { fault: 'negative' } });
    expect(readCell(percent, 'quince')).toEqual({ value: 'quince', notes: [] });
  });

  it('may be a fraction, of which its column is asked with an example', () => {
    expect(['0.15', ',5', '15', '0.15%', '1', '0'].map(isTwofoldPercent)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(percentDoubt(['15', '0.15', '12,5', '0,125'])).toEqual({ rows: 2, text: '0.15', percent: '15' });
    expect(percentDoubt(['0.15', '0.2', '1'])).toEqual({ rows: 2, text: '0.15', percent: null });
    expect(percentDoubt(['0.5', '15%'])).toEqual({ rows: 1, text: '0.5', percent: '15%' });
    expect(percentDoubt(['15', '0.15%', '1', ''])).toBeNull();
  });

  it('is written with its sign once its scale is known', () => {
    const fraction = ['0.15', '0,125', '0.5', '0.005', '15', '0.15%', 'x', '1'];
    expect(fraction.map((text) => readInScale(text, 'fraction'))).toEqual([
      '15%',
      '12.5%',
      '50%',
      '0.5%',
      '15',
      '0.15%',
      'x',
      '1',
    ]);
    expect(readInScale('1', 'fraction', true)).toBe('100%');
    expect(['0.15', '15', '1'].map((text) => readInScale(text, 'percent', true))).toEqual(['0.15%', '15', '1']);
  });
});

describe('a cell of days', () => {
  it('is nothing where a program writes none, in every column of days', () => {
    for (const kind of importKinds)
      for (const { name, type } of importFields[kind])
        if (type === 'date')
          for (const text of ['0000-00-00', '00/00/0000', '//', '-', 'NULL', '\\N', '1900-01-00'])
            expect(readRow(kind, { [name]: text })).toEqual({});
    expect(rowNotes('payments', { paid_on: '30/12/1899' })).toEqual({ paid_on: { note: 'day_of_program' } });
  });

  it('tells the century of two digits by what it is of', () => {
    expect(readRow('customers', { birthdate: '05/03/31' }, { thisYear: 2026 })).toEqual({ birthdate: '1931-03-05' });
    expect(readRow('policies', { end_date: '05/03/31' }, { thisYear: 2026 })).toEqual({ end_date: '2031-03-05' });
    expect(readRow('payments', { paid_on: '05/03/27' }, { thisYear: 2026 })).toEqual({ paid_on: '1927-03-05' });
  });

  it('of two digits of a year has an order too, and never falls over a day that is none', () => {
    expect(['02/03/26', '02/03/2026 14:30', '2/3/26 0:00'].map(isTwofold)).toEqual([true, true, true]);
    expect(orderOfDates(['02/03/26', '11/26/26'])).toEqual({ order: 'month_first', by: '11/26/26' });
    expect(readInOrder('02/03/26', 'month_first')).toBe('03/02/26');
    expect(readInOrder('02/03/26', 'day_first')).toBe('02/03/26');
    expect(readInOrder('11/26/26', 'day_first')).toBe('26/11/26');
    expect(readInOrder('02/03/31', 'month_first', { isPast: true, thisYear: 2026 })).toBe('1931-02-03');
    expect(readInOrder('02/03/31', 'day_first', { thisYear: 2026 })).toBe('2031-03-02');
    for (const none of ['00/00/0000', '0000-00-00', '00-00-00', '00/01/1900', '0000-01-01', '01/02/0000']) {
      expect(orderOfDates([none])).toBeNull();
      for (const order of ['day_first', 'month_first'] as const) expect(readInOrder(none, order)).toBe(none);
    }
  });

  it('says which day there is not', () => {
    expect(
      rowFaults('customers', { birthdate: '31/11/2026', phone: '1,79323E+12', identification: '1,79E+12' }),
    ).toEqual({
      birthdate: { fault: 'no_day', day: 31, month: 11, year: 2026 },
      phone: { fault: 'shortened' },
      identification: { fault: 'shortened' },
    });
    expect(rowFaults('policies', { number: '1.23457E+18', start_date: 'pronto', net_premium: 'diez' })).toEqual({
      number: { fault: 'shortened' },
    });
  });
});

describe('a cell of several', () => {
  const phone = (text: string) => {
    const [one] = restOf('customers', { phone: text });
    return [readRow('customers', { phone: text }).phone, one?.rest];
  };
  it.each([
    ['0993441394', '0993441394', undefined],
    ['+593 99 344 1394', '+593 99 344 1394', undefined],
    ['(02) 234-7688', '(02) 234-7688', undefined],
    ['0993441394 / 02-2347688', '0993441394', '02-2347688'],
    ['0993441394/022347688', '0993441394', '022347688'],
    ['0993441394; 02-2347688; 0987654321', '0993441394', '02-2347688; 0987654321'],
    ['0993441394, 02-2347688', '0993441394', '02-2347688'],
    ['0993441394\n02-2347688', '0993441394', '02-2347688'],
    ['0993441394\r\n02-2347688\n0987654321', '0993441394', '02-2347688; 0987654321'],
    ['0993441394 y 0987654321', '0993441394', '0987654321'],
    ['0993441394 o 0987654321', '0993441394', '0987654321'],
    ['0993441394 - 022347688', '0993441394', '022347688'],
    ['022347688 ext. 123', '022347688', 'ext. 123'],
    ['02 234 7688 Ext 12 / 0993441394', '02 234 7688', 'Ext 12 / 0993441394'],
    ['2347688/89', '2347688', '89'],
    ['0993441394 (hijo)', '0993441394', '(hijo)'],
    ['Cel: 0993441394', '0993441394', undefined],
    ['Telf. 022347688 / Cel. 0993441394', '022347688', 'Cel. 0993441394'],
    ['0993441394-0987654321', '0993441394', '0987654321'],
    ['593-99-344-1394', '593-99-344-1394', undefined],
    ['0993441394 & 0987654321', '0993441394', '0987654321'],
    ['0993441394\\0987654321', '0993441394', '0987654321'],
    ['0993441394 ó 0987654321', '0993441394', '0987654321'],
    ['0993441394 ; ', '0993441394', undefined],
    ['no tiene', undefined, undefined],
    ['Ninguno', undefined, undefined],
    ['0', undefined, undefined],
    ['pendiente', 'pendiente', undefined],
    ['123', '123', undefined],
  ])('has its first telephone taken: %j', (text, first, rest) => expect(phone(text)).toEqual([first, rest]));

  it.each([
    ['a@x.com', 'a@x.com', undefined],
    ['a@x.com; b@y.com', 'a@x.com', 'b@y.com'],
    ['a@x.com, b@y.com / c@z.com', 'a@x.com', 'b@y.com; c@z.com'],
    ['a@x.com b@y.com', 'a@x.com', 'b@y.com'],
    ['a@x.com y b@y.com', 'a@x.com', 'b@y.com'],
    ['a@x.com\nb@y.com', 'a@x.com', 'b@y.com'],
    ['Ana <a@x.com>', 'Ana <a@x.com>', undefined],
    ['a@x.com;', 'a@x.com', undefined],
    ['ninguno', undefined, undefined],
    ['sin correo', undefined, undefined],
    ['pendiente', 'pendiente', undefined],
  ])('has its first address taken: %j', (text, first, rest) => {
    expect(readRow('customers', { email: text }).email).toBe(first);
    expect(restOf('customers', { email: text })[0]?.rest).toBe(rest);
  });

  it('leaves the rest in the notes, in the language of who brings it in', () => {
    const row = { phone: '0993441394 / 022347688', email: 'a@x.com; b@y.com', notes: 'VIP' };
    expect(readRow('customers', row).notes).toBe('VIP\nOtros teléfonos: 022347688\nOtros correos: b@y.com');
    expect(readRow('insureds', { phone: row.phone }, { language: 'en' }).notes).toBe('Other telephones: 022347688');
    expect(readRow('providers', { phone: row.phone })).toEqual({ phone: '0993441394' });
  });

  it('is counted once for a file, with an example', () => {
    const rows: Record<string, string>[] = [
      { phone: '1' },
      { phone: '0993441394 y 0987654321' },
      { email: 'a@x.com;b@y.com' },
    ];
    expect(severalInCells('customers', rows)).toEqual({ rows: 2, text: '0993441394 y 0987654321' });
    expect(severalInCells('customers', [{ phone: '0993441394' }])).toBeNull();
    // An insurer has no notes: each row is told.
    expect(severalInCells('providers', rows)).toBeNull();
  });

  it('never loses a digit', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789 /;,-()+.\nyext'), maxLength: 40 });
    fc.assert(
      fc.property(signs, (text) => {
        const digits = (one: unknown) => String(one ?? '').replace(/\D/g, '');
        const [first, rest] = phone(text);
        // Zeros alone are nothing, with a point behind them too.
        if (!/^\s*0*\.?\s*$/.test(text)) expect(digits(first) + digits(rest)).toBe(digits(text));
      }),
    );
  });
});

describe('a list of people', () => {
  const read = (texts: Record<string, string>) => readRow('insureds', texts);
  it('has its titulars in the column of the family relationship', () => {
    expect(read({ identification: '1', family_relationship: 'TITULAR' })).toEqual({
      identification: '1',
      relationship: 'titular',
    });
    expect(readRow('customers', { family_relationship: 'Titular' })).toEqual({ insured_type: 'titular' });
    expect(read({ family_relationship: 'CONYUGE', titular_identification: '1' })).toEqual({
      family_relationship: 'spouse',
      titular_identification: '1',
      relationship: 'dependent',
    });
    expect(read({ family_relationship: 'Hijo' })).toEqual({ family_relationship: 'son', relationship: 'dependent' });
  });

  it('has titulars who name their own number, however it is written', () => {
    const own = { identification: '171003406-5', titular_identification: '1710034065' };
    expect(read({ ...own, family_relationship: 'Titular' })).toEqual({
      identification: own.identification,
      relationship: 'titular',
    });
    expect(read(own)).toEqual({ identification: own.identification, relationship: 'titular' });
    // Two things at once are told as they are.
    const other = { identification: '1', titular_identification: '2', family_relationship: 'Titular' };
    expect(read(other)).toEqual({ identification: '1', titular_identification: '2', relationship: 'titular' });
  });

  it('has those first on whom others depend', () => {
    const rows = [
      { identification: '2', titular_identification: '1', family_relationship: 'Hijo' },
      { identification: '1', titular_identification: '1' },
      { identification: '3', titular_identification: '9', family_relationship: 'Titular' },
      { identification: '4' },
    ];
    expect(rows.map(isTitularRow)).toEqual([false, true, true, true]);
  });
});

describe('a name', () => {
  it('is joined from two to four columns, given names first', () => {
    const name = (texts: Record<string, string>) => readRow('customers', texts);
    expect(name({ name: 'Juan', last_name: 'Pérez López' })).toEqual({ name: 'Juan Pérez López' });
    expect(name({ name: 'Juan', second_name: 'José', last_name: 'Pérez', second_last_name: 'López' })).toEqual({
      name: 'Juan José Pérez López',
    });
    expect(name({ last_name: 'Comercial Andina S.A.', name: ' ' })).toEqual({ name: 'Comercial Andina S.A.' });
    expect(readRow('insureds', { name: 'Ana', last_name: 'Paz' })).toEqual({ name: 'Ana Paz' });
  });
  it('of a contractor or an owner is joined too', () => {
    const texts = { contractor_name: 'Ana', contractor_last_name: 'Paz', contractor_second_last_name: 'Loor' };
    expect(readRow('policies', texts)).toEqual({ contractor_name: 'Ana Paz Loor' });
    expect(readRow('vehicles', { owner_last_name: 'Paz', owner_name: 'Ana' })).toEqual({ owner_name: 'Ana Paz' });
  });
  it('in one column stays as it is written', () => {
    expect(readRow('customers', { name: 'PÉREZ LÓPEZ, Juan' })).toEqual({ name: 'PÉREZ LÓPEZ, Juan' });
  });
});

it('no cell of any column ever throws', () => {
  const fields = importKinds.flatMap((kind) => importFields[kind]);
  const odd = fc.constantFrom(
    '0000-00-00',
    '00/00/0000',
    '\u0000',
    '1e400',
    '-',
    '%',
    '()',
    '99999999999999999999',
    '9999-99-99',
  );
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.oneof(fc.string(), odd), (field, text) => {
      expect(readCell(field, text).notes).toBeInstanceOf(Array);
    }),
  );
});

describe('a sign that nobody sees', () => {
  const invisible = [{ note: 'invisible' }];

  it('goes out of texts and numbers, and is told', () => {
    expect(readCell({ type: 'text' }, 'Cero\u200bancho')).toEqual({ value: 'Ceroancho', notes: invisible });
    expect(readCell({ type: 'identification' }, '\ufeff1710034065')).toEqual({ value: '1710034065', notes: invisible });
    expect(readCell({ type: 'email' }, 'a@b.ec\u2060')).toEqual({ value: 'a@b.ec', notes: invisible });
    expect(readCell({ type: 'phone' }, '0993441394\u200b y 022347688').notes.map(({ note }) => note)).toEqual([
      'several',
      'invisible',
    ]);
    expect(rowNotes('customers', { name: 'Cero\u200bancho' })).toEqual({ name: { note: 'invisible' } });
    expect(readCell({ type: 'text' }, '\u200b')).toEqual({ notes: invisible });
  });

  it('stays in days and amounts, which are told as they are, and so do signs that have a meaning', () => {
    expect(readCell({ type: 'money' }, '1.500\u200b')).toMatchObject({ fault: { fault: 'unreadable' } });
    expect('fault' in readCell({ type: 'date' }, '03/04/2026\u200b')).toBe(true);
    for (const text of ['\u{1f468}\u200d\u{1f469}', 'abc \u202eabc', 'می\u200cخواهم'])
      expect(readCell({ type: 'text' }, text)).toEqual({ value: text, notes: [] });
  });
});
