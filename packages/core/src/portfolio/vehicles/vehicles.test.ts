import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkChassis,
  hasVinCheckDigit,
  isVin,
  modelYears,
  normaliseChassis,
  normalisePlate,
  sumOnceChosen,
} from './index.ts';

describe('plates and chassis numbers', () => {
  it('are written as capitals and digits', () => {
    expect(normalisePlate(' pbx-1234 ')).toBe('PBX1234');
    expect(normaliseChassis('8lb etf-3w1')).toBe('8LBETF3W1');
    fc.assert(fc.property(fc.string(), (text) => normalisePlate(normalisePlate(text)) === normalisePlate(text)));
  });

  it('knows a VIN by its shape and its check digit', () => {
    expect(isVin('1M8GDM9AXKP042788')).toBe(true);
    expect(hasVinCheckDigit('1m8gdm9axkp042788')).toBe(true);
    expect(hasVinCheckDigit('11111111111111111')).toBe(true);
    expect(hasVinCheckDigit('1M8GDM9A1KP042788')).toBe(false);
    expect(isVin('1M8GDM9AXKP04278')).toBe(false);
    expect(isVin('IM8GDM9AXKP042788')).toBe(false);
    expect(hasVinCheckDigit('short')).toBe(false);
  });

  it('checks only what has 17 characters', () => {
    expect(checkChassis('IOQ-123')).toBeUndefined();
    expect(checkChassis('IM8GDM9AXKP042788')).toBe('error');
    expect(checkChassis('1M8GDM9AXKP042788')).toBeUndefined();
  });

  it('warns of a wrong check digit only where makers set one', () => {
    expect(checkChassis('1M8GDM9A1KP042788')).toBe('warning');
    expect(checkChassis('8LBETF3W1R0123456')).toBeUndefined();
  });
});

it('takes models from 1900 to next year', () => {
  expect(modelYears('2026-12-31')).toEqual({ earliest: 1900, latest: 2027 });
});

describe('the sum insured once a vehicle was chosen', () => {
  it('is its commercial value', () => {
    expect(sumOnceChosen({ sum: '', filled: '' }, '49000.00')).toEqual({ sum: '49000.00', filled: '49000.00' });
    expect(sumOnceChosen({ sum: '', filled: '' }, '0.00')).toEqual({ sum: '', filled: '' });
    expect(sumOnceChosen({ sum: '', filled: '' }, null)).toEqual({ sum: '', filled: '' });
  });
  it('follows another choice, but never what somebody typed', () => {
    expect(sumOnceChosen({ sum: '49000.00', filled: '49000.00' }, '12500.00').sum).toBe('12500.00');
    expect(sumOnceChosen({ sum: '49000.00', filled: '49000.00' }, null)).toEqual({ sum: '', filled: '' });
    expect(sumOnceChosen({ sum: '48000.00', filled: '49000.00' }, '12500.00').sum).toBe('48000.00');
    expect(sumOnceChosen({ sum: '48000.00', filled: '' }, '12500.00')).toEqual({ sum: '48000.00', filled: '' });
  });
});
