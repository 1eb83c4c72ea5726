import { describe, expect, it } from 'vitest';
import { columnReadings, isDoubtfulCell, readRow } from './index.ts';

const money = (name: string, ...texts: string[]) => ({ field: { name, type: 'money' } as const, texts });
const percent = (name: string, ...texts: string[]) => ({ field: { name, type: 'percent' } as const, texts });

describe('the amounts of a file', () => {
  it('are asked about once, with an example and both its readings, where no column tells', () => {
    const columns = [money('net_premium', '1.500', '800'), money('total_grant', '2.750', '1.100')];
    expect(columnReadings(columns, ',').amounts).toEqual({
      open: { field: 'net_premium', text: '1.500', amount: '1500.00', other: '1.50', decimal: ',', rows: 3 },
      told: [],
    });
    const chosen = columnReadings(columns, ',', { decimal: '.' });
    expect(chosen.amounts?.open).toMatchObject({ amount: '1.50', other: '1500.00', decimal: '.' });
    expect([chosen.sure('net_premium', '1.500'), chosen.sure('total_grant', '2.750')]).toEqual(['1.50', '2.75']);
  });

  it('are told by their own column, else by all the others', () => {
    const { amounts, sure } = columnReadings(
      [money('net_premium', '1.500', '1.500,25'), money('total_grant', '2.750')],
      '.',
    );
    expect(amounts?.told).toEqual([{ field: 'net_premium', text: '1.500', amount: '1500.00', by: '1.500,25' }]);
    expect(amounts?.open).toMatchObject({ field: 'total_grant', decimal: ',', amount: '2750.00' });
    expect(sure('total_grant', '2.750')).toBe('2750.00');
    // A column is not overruled by what is chosen for others.
    const chosen = columnReadings([money('net_premium', '1.500', '1.500,25'), money('total_grant', '2.750')], ',', {
      decimal: '.',
    });
    expect([chosen.sure('net_premium', '1.500'), chosen.sure('total_grant', '2.750')]).toEqual(['1500.00', '2.75']);
  });

  it('of a column that tells both signs are asked about', () => {
    const mixed = [money('net_premium', '1.500', '1.500,25', '1,500.25')];
    expect(columnReadings(mixed, ',').amounts?.open).toMatchObject({ text: '1.500', rows: 1 });
    expect(columnReadings(mixed, ',', { decimal: '.' }).sure('net_premium', '1.500')).toBe('1.50');
  });

  it('without doubt are not asked about, and no other text changes', () => {
    const { amounts, percents, sure } = columnReadings([money('net_premium', '1500', '12,50', 'x')], ',');
    expect([amounts, percents]).toEqual([null, []]);
    expect(['1500', '12,50', 'x', ''].map((text) => sure('net_premium', text))).toEqual(['1500', '12,50', 'x', '']);
    expect(sure('number', '1.500')).toBe('1.500');
  });

  it('that are numbers of the sheet have a point before decimals, and tell nothing of the others', () => {
    const numbers = { ...money('net_premium', '1.234', '1500.5'), isNumber: true };
    const { amounts, sure } = columnReadings([numbers, money('total_grant', '2.750')], ',');
    expect(sure('net_premium', '1.234')).toBe('1.2340');
    expect(amounts).toMatchObject({ open: { field: 'total_grant', amount: '2750.00', rows: 1 }, told: [] });
  });

  it('once sure are read alike in every language', () => {
    const { sure } = columnReadings([money('net_premium', '1.500', '1.125', '$ 12.000')], ',', { decimal: '.' });
    for (const decimal of [',', '.'] as const) {
      const read = (text: string) =>
        readRow('policies', { net_premium: sure('net_premium', text) }, { decimal }).net_premium;
      expect(['1.500', '$ 12.000'].map(read)).toEqual(['1.50', '12.00']);
      // More than two decimals stay told.
      expect(read('1.125')).toBe('1.1250');
    }
  });
});

describe('the percents of a file', () => {
  it('that may be fractions are asked about by column, and go as they are until somebody chose', () => {
    const columns = [percent('commission_percent', '15', '0.15', '0,125'), percent('rate', '0.35%', '2')];
    const asked = columnReadings(columns, ',');
    expect(asked.percents).toEqual([
      {
        field: 'commission_percent',
        text: '0.15',
        percent: '0.15%',
        fraction: '15%',
        beside: '15',
        rows: 2,
        scale: null,
      },
    ]);
    expect(asked.sure('commission_percent', '0.15')).toBe('0.15');
    const chosen = columnReadings(columns, ',', { scales: { commission_percent: 'fraction' } });
    expect(['15', '0.15', '0,125', '1'].map((text) => chosen.sure('commission_percent', text))).toEqual([
      '15',
      '15%',
      '12.5%',
      '1',
    ]);
  });

  it('of rates may be below one, and are asked about only where others are fifty times as large', () => {
    expect(columnReadings([percent('rate', '0.35', '0.5', '2')], ',').percents).toEqual([]);
    expect(columnReadings([percent('rate', '0.01', '2')], ',').percents).toMatchObject([{ text: '0.01', beside: '2' }]);
    expect(columnReadings([percent('rate', '0.01', '0.9%')], ',').percents).toMatchObject([{ beside: '0.9%' }]);
  });

  it('that are all one may be the whole; beside percents one is one of them', () => {
    const ones = [percent('beneficiary_percentage', '1', '1,0', '')];
    const { percents, sure } = columnReadings(ones, ',', { scales: { beneficiary_percentage: 'fraction' } });
    expect(percents).toMatchObject([{ text: '1', percent: '1', fraction: '100%', rows: 2 }]);
    expect(['1', '1,0'].map((text) => sure('beneficiary_percentage', text))).toEqual(['100%', '100%']);
    expect(columnReadings([percent('beneficiary_percentage', '1', '60')], ',').percents).toEqual([]);
  });

  it('of fractions alone make one the whole', () => {
    const share = [percent('beneficiary_percentage', '1', '0.5', '0.5')];
    const { sure } = columnReadings(share, ',', { scales: { beneficiary_percentage: 'fraction' } });
    expect(['1', '0.5'].map((text) => sure('beneficiary_percentage', text))).toEqual(['100%', '50%']);
  });
});

it('tells the cells that hang on what is chosen', () => {
  expect(isDoubtfulCell({ type: 'money' }, '1.500')).toBe(true);
  expect(isDoubtfulCell({ type: 'percent' }, '0.15')).toBe(true);
  expect([isDoubtfulCell({ type: 'money' }, '0.15'), isDoubtfulCell({ type: 'text' }, '1.500')]).toEqual([
    false,
    false,
  ]);
});
