import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFiscalId, checkIdentification, checkIdentificationNow, normaliseIdentification } from './index.ts';

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
    expect(await elsewhere(country, type, value)).toEqual({ normalised: normaliseIdentification(value) });
  });

  it.each([
    ['724', 'cedula', '12345678A', 'check_digit'],
    ['724', 'ruc', 'A58818502', 'check_digit'],
    ['604', 'ruc', '20512333798', 'check_digit'],
    ['032', 'ruc', '200553616', 'length'],
    ['591', 'cedula', '8-1', 'length'],
  ] as const)('refuses in %s the %s %s', async (country, type, value, code) => {
    expect((await elsewhere(country, type, value)).problem).toEqual(error(code));
  });

  it('only warns about a Dominican card, because the registry has issued wrong ones', async () => {
    expect((await elsewhere('214', 'cedula', '22400022112')).problem?.severity).toBe('warning');
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
