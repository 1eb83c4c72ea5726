import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFiscalId,
  checkIdentification,
  checkIdentificationNow,
  isGenericIdentification,
  storedIdentification,
  usualIdentificationType,
} from './index.ts';

const ec = (type: 'cedula' | 'ruc', value: string) => checkIdentificationNow({ type, country_id: '218', value });
const elsewhere = (country_id: string, type: 'cedula' | 'ruc', value: string) =>
  checkIdentification({ type, country_id, value });
const error = (code: string) => ({ severity: 'error', code });

describe('cédula', () => {
  it('accepts good ones, however they are typed', () => {
    expect(ec('cedula', '1710034065')).toEqual({ normalised: '1710034065' });
    expect(ec('cedula', ' 171003406-5 ')).toEqual({ normalised: '1710034065' });
  });

  it.each([
    ['', 'required'],
    ['171003406', 'length'],
    ['17100340655', 'length'],
    ['17100340A5', 'digits_only'],
    ['2510034065', 'province'],
    ['0010034065', 'province'],
    ['1710034066', 'check_digit'],
  ])('refuses %j for its %s', (value, code) => {
    expect(ec('cedula', value)?.problem).toEqual(error(code));
  });

  it('lets exactly one check digit through', () => {
    const provinces = fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constant(30));
    fc.assert(
      fc.property(provinces, fc.integer({ min: 0, max: 9_999_999 }), (province, number) => {
        const front = String(province).padStart(2, '0') + String(number).padStart(7, '0');
        const good = [...'0123456789'].filter((digit) => ec('cedula', front + digit)?.problem === undefined);
        expect(good).toHaveLength(1);
      }),
    );
  });
});

describe('RUC', () => {
  it('accepts persons, public bodies and companies with a right check digit', () => {
    for (const value of ['1710034065001', '1710034065012', '1760001550001', '1790016919001']) {
      expect(ec('ruc', value)).toEqual({ normalised: value });
    }
  });

  it.each(['1793213150001', '1793189906001', '0993366721001', '0993370026001'])(
    'only warns about %s, which the tax office has given without a check digit',
    (value) => {
      expect(ec('ruc', value)?.problem).toEqual({ severity: 'warning', code: 'check_digit' });
    },
  );

  it('accepts a foreigner, whose card has a 6 in the third place like a public body', () => {
    expect(ec('cedula', '0962467429')).toEqual({ normalised: '0962467429' });
    expect(ec('ruc', '0962467429001')).toEqual({ normalised: '0962467429001' });
    expect(ec('ruc', '3062467422001')?.problem).toBeUndefined();
    expect(ec('ruc', '0962467428001')?.problem).toEqual({ severity: 'warning', code: 'check_digit' });
  });

  it('only warns about a public body with a wrong digit', () => {
    expect(ec('ruc', '1760001560001')?.problem).toEqual({ severity: 'warning', code: 'check_digit' });
  });

  it.each([
    ['1710034065', 'length'],
    ['1710034065000', 'establishment'],
    ['1790016919000', 'establishment'],
    ['1760001550000', 'establishment'],
    ['2590016919001', 'province'],
    ['1710034066001', 'check_digit'],
    ['17900169190O1', 'digits_only'],
  ])('refuses %s for its %s', (value, code) => {
    expect(ec('ruc', value)?.problem).toEqual(error(code));
  });
});

describe('other countries', () => {
  it.each([
    ['724', 'cedula', '12345678-Z'],
    ['724', 'cedula', 'X1234567L'],
    ['724', 'ruc', 'A58818501'],
    ['604', 'cedula', '10117410'],
    ['604', 'ruc', '20512333797'],
    ['152', 'cedula', '12.531.909-2'],
    ['032', 'ruc', '20-05536168-2'],
    ['170', 'ruc', '213.123.432-1'],
    ['170', 'cedula', '1020304050'],
    ['591', 'cedula', '8-123-4567'],
    ['340', 'ruc', '08011999123456'],
  ] as const)('accepts in %s the %s %s', async (country, type, value) => {
    expect(await elsewhere(country, type, value)).toEqual({ normalised: storedIdentification(value, country, type) });
  });

  it.each([
    ['724', 'cedula', '12345678A', 'check_digit'],
    ['724', 'ruc', 'A58818502', 'check_digit'],
    ['604', 'ruc', '20512333798', 'check_digit'],
    ['032', 'ruc', '200553616', 'length'],
    ['591', 'cedula', '8-1', 'length'],
    ['032', 'ruc', '25-12345678-7', 'format'],
    ['858', 'ruc', '220018800015', 'format'],
  ] as const)('refuses in %s the %s %s', async (country, type, value, code) => {
    expect((await elsewhere(country, type, value)).problem).toEqual(error(code));
  });

  it('only warns about a Dominican card, because the registry has issued wrong ones', async () => {
    expect((await elsewhere('214', 'cedula', '22400022112')).problem?.severity).toBe('warning');
  });

  it.each([
    // Mexico's tax office has given numbers whose check digit no rule gives.
    ['484', 'ruc', 'A&B800101AB1', 'check_digit'],
    ['170', 'ruc', '900.123.456', 'no_check_digit'],
    ['591', 'cedula', '81234567', 'no_hyphens'],
    ['222', 'cedula', '04556789-4', 'check_digit'],
  ] as const)('only warns in %s about the %s %s: %s', async (country, type, value, code) => {
    expect((await elsewhere(country, type, value)).problem).toEqual({ severity: 'warning', code });
  });

  it.each([
    ['484', 'ruc', 'GODE-561231-GR8'],
    ['858', 'ruc', '220018800014'],
    ['858', 'ruc', '211003420017'],
    ['032', 'ruc', '25-12345678-8'],
    ['222', 'ruc', '00000000-0'],
    ['222', 'ruc', '0614-280390-112-1'],
    ['170', 'ruc', '900.123.456-8'],
    ['724', 'ruc', 'ESA58818501'],
    ['591', 'ruc', '155596713-2-2015 DV 32'],
  ] as const)('accepts what the office of %s gives as %s: %s', async (country, type, value) => {
    expect((await elsewhere(country, type, value)).problem).toBeUndefined();
  });

  it('does not need the library for Ecuador or for passports', () => {
    expect(checkIdentificationNow({ type: 'cedula', country_id: '724', value: '12345678Z' })).toBeUndefined();
    expect(checkIdentificationNow({ type: 'passport', country_id: '724', value: 'ab 12345' })).toEqual({
      normalised: 'AB12345',
    });
  });
});

describe('passports and other documents', () => {
  it('takes 5 to 20 letters and digits', async () => {
    const check = async (value: string) =>
      (await checkIdentification({ type: 'other', country_id: null, value })).problem?.code;
    expect(await check('A1234')).toBeUndefined();
    expect(await check('Ñ'.repeat(20))).toBeUndefined();
    expect(await check('A123')).toBe('length');
    expect(await check('1'.repeat(21))).toBe('length');
    expect(await check('ABC\u000012')).toBe('format');
    expect(await check(' - ')).toBe('required');
  });
});

describe('whom an invoice is made out to', () => {
  const check = async (value: string, country_id = '218') => (await checkFiscalId({ country_id, value })).problem;

  it.each(['1790016919001', '1710034065001', '1710034065', '0962467429001', 'AB123456'])('takes %s', async (value) => {
    expect(await check(value)).toBeUndefined();
  });

  it.each([
    ['1710034066001', 'check_digit'],
    ['1710034066', 'check_digit'],
    ['17100340', 'length'],
    ['2590016919001', 'province'],
  ])('refuses %s for its %s', async (value, code) => {
    expect(await check(value)).toEqual(error(code));
  });

  it('takes a person or a company elsewhere', async () => {
    expect(await check('12345678Z', '724')).toBeUndefined();
    expect(await check('A58818501', '724')).toBeUndefined();
    expect((await check('12345678A', '724'))?.severity).toBe('error');
  });
});

describe('a number as it is stored', () => {
  it.each([
    ['152', 'cedula', '76543216', ['7.654.321-6', '07.654.321-6', '007654321 6']],
    ['591', 'cedula', '8-123-4567', ['8-123-4567', ' 8 - 123 - 4567 ', '08-0123-04567']],
    ['591', 'cedula', '8-1234-567', ['8-1234-567']],
    ['591', 'cedula', 'PE-12-345', ['pe-12-345', 'PE 12 345']],
    [
      '591',
      'ruc',
      '155596713-2-2015-DV32',
      ['155596713-2-2015 DV 32', '155596713-2-2015 D.V.32', '155596713-2-2015-DV32'],
    ],
    ['724', 'cedula', '01234567L', ['1234567-L', '01234567L', '1.234.567 l']],
    ['724', 'cedula', 'X0123456L', ['X-123456-L', 'x0123456l']],
    ['724', 'ruc', 'B12345674', ['ES B12345674', 'B-12345674', 'es-b12345674']],
    ['484', 'ruc', 'A&B800101AB1', ['A&B-800101-AB1', 'a&b 800101 ab1']],
    ['484', 'ruc', 'ÑUÑE561231GR8', ['ÑUÑE-561231-GR8', 'ñuñe561231gr8']],
    ['604', 'cedula', '07654321', ['7654321', '07654321']],
    ['858', 'cedula', '01234567', ['123.456-7', '0.123.456-7', '01234567']],
    ['188', 'cedula', '102340567', ['1-0234-0567', '1-234-567', '01-0234-0567', '0102340567', '102340567']],
    ['188', 'ruc', '3101123456', ['3-101-123456', '3101123456']],
    ['214', 'cedula', '00113918205', ['001-1391820-5', '1-1391820-5', '00113918205']],
    ['222', 'cedula', '045567893', ['04556789-3', '4556789-3', '045567893']],
    ['862', 'ruc', 'J001234567', ['J-00123456-7', 'J-123456-7', 'j001234567', 'J-123.456-7']],
    ['862', 'cedula', 'V1234567', ['V-1.234.567', 'V-01234567', 'v1234567']],
    ['170', 'cedula', '1020304050', ['1.020.304.050', '01020304050']],
    ['600', 'ruc', '800000587', ['80000058-7', '080000058-7']],
    ['320', 'ruc', '576937K', ['576937-K', '0576937-k']],
    ['032', 'cedula', '5536168', ['5.536.168', '05536168']],
    ['218', 'cedula', '0102030405', ['010203040-5', '0102030405', '010 203 0405']],
  ] as const)('in %s (%s) is %s, however it is typed', (country, type, stored, typed) => {
    expect(typed.map((value) => storedIdentification(value, country, type))).toEqual(typed.map(() => stored));
  });

  it('of a passport keeps every letter, and the zeros in front', () => {
    expect(storedIdentification('00-ab 123', '152', 'passport')).toBe('00AB123');
  });

  it.each([
    ['484', 'XAXX010101000'],
    ['484', 'XEXX-010101-000'],
    ['218', '9999999999999'],
    ['170', '222222222222'],
    ['152', '66.666.666-6'],
    ['320', 'C/F'],
  ])('of %s for whoever has none identifies nobody: %s', async (country, value) => {
    expect((await elsewhere(country, 'ruc', value)).problem).toBeUndefined();
    expect(isGenericIdentification(storedIdentification(value, country, 'ruc'), country)).toBe(true);
  });

  it('that somebody has identifies them', () => {
    expect(isGenericIdentification('1710034065001', '218')).toBe(false);
    expect(isGenericIdentification('9999999999999', '484')).toBe(false);
  });
});

describe('which number it is, by its shape', () => {
  it.each([
    ['218', '0102030405', 'cedula'],
    ['218', '1790016919001', 'ruc'],
    ['724', '12345678Z', 'cedula'],
    ['724', 'X1234567L', 'cedula'],
    ['724', 'A58818501', 'ruc'],
    ['484', 'GODE561231GR8', 'ruc'],
    ['484', 'A&B800101AB1', 'ruc'],
    ['484', 'GODE561231HDFRRN09', 'cedula'],
    ['152', '76543216', 'cedula'],
    ['152', '765432164', 'ruc'],
    ['591', '8-123-4567', 'cedula'],
    ['591', '155596713-2-2015-DV32', 'ruc'],
    ['604', '10117410', 'cedula'],
    ['604', '20512333797', 'ruc'],
    ['862', 'V12345678', 'cedula'],
    ['862', 'J310299796', 'ruc'],
    // A person's and a company's have the same shape.
    ['170', '900123456', undefined],
    ['724', 'AB12345', undefined],
    ['840', '123456789', undefined],
  ] as const)('in %s %s is %s', (country, stored, type) => {
    expect(usualIdentificationType(stored, country)).toBe(type);
  });
});
