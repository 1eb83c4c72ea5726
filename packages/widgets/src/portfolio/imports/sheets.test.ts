import { describe, expect, it } from 'vitest';
import { csvOf, readTable, sheetBlob, textCell, toCell } from '../../frames/sheets/index.ts';

const place = { locale: 'es', timezone: 'America/Guayaquil' } as const;
const hostile = [
  '=1+1',
  '+593987654321',
  '-resta',
  '@SUM(A1)',
  "'=1+1",
  "''doble",
  '"comillas"',
  'una\ndos\n=tres',
  'a\tb',
  '😀 🌹',
  'x'.repeat(2000),
  '007',
  '1E5',
  'TRUE',
  'مرحبا \u202eabc',
  'dos  espacios',
  'a_x000D_b',
  '<b>&amp;</b>',
  'a;b,c|d',
  '17/06/1984',
  '＝１＋１',
  'a\u00a0b',
];

describe('a sheet', () => {
  it('gives back every text as it was', async () => {
    const blob = await sheetBlob(
      ['Uno', 'Dos'],
      hostile.map((text) => [textCell(text), textCell('x')]),
    );
    const { rows } = await readTable(new File([blob], 'a.xlsx'));
    expect(rows.map(({ cells }) => cells[0])).toEqual(hostile);
  });

  it('has dates, moments and numbers that a spreadsheet can work with', async () => {
    expect(toCell('date', '1984-06-17', place)).toMatchObject({ type: Date, format: 'dd/mm/yyyy' });
    expect(toCell('date', '1899-12-31', place)).toEqual(textCell('1899-12-31'));
    const moment = toCell('moment', '2026-11-22T03:05:00.000Z', place);
    expect(moment).toMatchObject({ value: new Date('2026-11-21T22:05:00Z'), format: 'dd/mm/yyyy hh:mm' });
    expect(toCell('money', '1018.50', place)).toEqual({ type: Number, value: 1018.5, format: '#,##0.00' });
    expect(toCell('number', '2024', place)).toEqual({ type: Number, value: 2024, format: '0' });
    expect(toCell('money', '9999999999999999.99', place)).toEqual(textCell('9999999999999999.99'));
    expect(toCell('number', null, place)).toEqual(textCell(''));
    const cells = [toCell('date', '1984-06-17', place), moment, toCell('money', '1018.50', place)];
    const { rows } = await readTable(new File([await sheetBlob(['a', 'b', 'c'], [cells])], 'a.xlsx'));
    expect(rows[0]?.cells).toEqual(['1984-06-17', '2026-11-21 22:05', '1018.5']);
  });

  it('as CSV gives back phones, days, amounts and what looks like a formula', async () => {
    const texts = ['+593987654321', '=1+1', "'=1+1", '@SUM(A1)', '"comillas"', 'una, dos', '007', 'a_x000D_b', 'Íñigo'];
    const rest = [toCell('date', '1984-06-17', place), toCell('money', '1018.50', place)];
    const blob = csvOf(
      ['Uno', 'Dos', 'Tres'],
      texts.map((text) => [textCell(text), ...rest]),
    );
    expect([...new Uint8Array(await blob.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
    const { rows, headings } = await readTable(new File([blob], 'a.csv'));
    expect(headings).toEqual(['Uno', 'Dos', 'Tres']);
    expect(rows.map(({ cells }) => cells)).toEqual(texts.map((text) => [text, '1984-06-17', '1018.50']));
  });

  it('in CSV loses the apostrophes that guard it', async () => {
    const lines = ["'=1+1", "'+a", "'＝1", '"una\n\'=dos"', "''=1", "'s Gravenhage", "O'Neill"];
    const { rows } = await readTable(new File([`Uno;Dos\n${lines.map((line) => `${line};x`).join('\n')}`], 'a.csv'));
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      '=1+1',
      '+a',
      '＝1',
      'una\n=dos',
      "'=1",
      "'s Gravenhage",
      "O'Neill",
    ]);
  });
});
