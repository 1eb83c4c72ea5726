import { describe, expect, it } from 'vitest';
import { formatCode, numberShower } from './numberFormat.ts';

describe('a number of a sheet', () => {
  it.each([
    ['0%', 0.15, '15'],
    ['0.0%', 0.125, '12.5'],
    ['0.00%', 0.0035, '0.35%'],
    ['0%', 0.01, '1%'],
    ['0%', 1, '100'],
    ['General', 0.15, '0.15'],
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 1_793_213_150_001, '1793213150001'],
    ['0.00E+00', 1_793_213_150_001, '1793213150001'],
    ['General', 1e21, '1000000000000000000000'],
    ['General', 1.5e-7, '0.00000015'],
    ['#,##0.00', 1018.5, '1018.5'],
    ['_-* #,##0.00 €_-;-* #,##0.00 €_-', -12.5, '-12.5'],
    ['#,##0.00_);[Red](#,##0.00)', -12.5, '-12.5'],
    ['[$USD] #,##0.00', 25, '25'],
    ['0" años"', 5, '5'],
    ['0,', 12_345, '12345'],
    ['# ?/?', 0.5, '0.5'],
    ['0000000000', 102_030_405, '0102030405'],
    ['00000', 1_234_567, '1234567'],
    ['000-000-000', 1_002_003, '001-002-003'],
    ['"POL-"00000', 123, 'POL-00123'],
    ['dd/mm/yyyy', 46_053, '2026-01-31'],
    ['[$-C0A]d" de "mmmm" de "yyyy', 46_053, '2026-01-31'],
    ['dd/mm/yyyy hh:mm', 46_053.75, '2026-01-31 18:00'],
    ['dd/mm/yyyy hh:mm', 46_053, '2026-01-31'],
    ['dd/mm/yyyy', 46_053.75, '2026-01-31'],
    ['h:mm', 0.75, '18:00'],
    ['yyyy', 46_053, '2026'],
    ['dd/mm/yyyy', 1, '1900-01-01'],
    ['dd/mm/yyyy', 61, '1900-03-01'],
    ['dd/mm/yyyy', 0, '1900-01-00'],
    ['dd/mm/yyyy', -5, '-5'],
    ['@', 42, '42'],
    ['"Sí";;"No"', 1, 'Sí'],
    ['"Sí";;"No"', 0, 'No'],
    ['_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)', 0, '0'],
    ['0.00;[Red]-0.00', -3.5, '-3.5'],
  ])('in %s: %d is shown as %s', (code, value, text) => {
    expect(numberShower(code)(value)).toMatchObject({ text });
    expect(numberShower(code)(value)).not.toHaveProperty('stored');
  });

  it.each([
    ['#,##0.00', 1873.3567, '1873.36', '1873.3567'],
    ['#,##0.00', -65.5676, '-65.57', '-65.5676'],
    ['0%', 0.125, '13', '12.5'],
    ['0', 25.5, '26', '25.5'],
    ['0.00', 1.005, '1.01', '1.005'],
  ])('in %s: %d is shown with fewer places, and says so', (code, value, text, stored) => {
    expect(numberShower(code)(value)).toEqual({ text, stored, isNumber: true });
  });

  it('counts days from 1904 where its book does, and knows formats by number', () => {
    expect(numberShower('dd/mm/yyyy', true)(44_591)).toMatchObject({ text: '2026-01-31' });
    expect([formatCode(9, new Map()), formatCode(164, new Map([[164, '0.0%']])), formatCode(200, new Map())]).toEqual([
      '0%',
      '0.0%',
      'General',
    ]);
  });
});
