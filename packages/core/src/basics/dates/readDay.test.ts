import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDate, fullYear, isPlainDate, monthName, readDay } from './index.ts';

const read = (text: string, rules = {}) => readDay(text, { thisYear: 2026, ...rules });

describe('a day', () => {
  it.each([
    '2026-03-05',
    '2026-3-5',
    '2026/03/05',
    '2026.03.05',
    '20260305',
    '2026-03-05T00:00:00',
    '2026-03-05T00:00:00.000Z',
    '2026-03-05T00:00:00-05:00',
    '2026-03-05T05:00:00-05:00',
    '2026-03-05 00:00:00.0',
    '2026-03-05 12:00',
    '05/03/2026',
    '5-3-2026',
    '05.03.2026',
    '5 3 2026',
    '5 / 3 / 2026',
    '05/03/26',
    "05/03/'26",
    '05/03/2026 0:00',
    '05/03/2026 00:00:00',
    '05/03/2026 12:00:00 a. m.',
    '5/3/2026 12:00 AM',
    '5-mar-26',
    '05-mar.-2026',
    '5/mar/2026',
    '5 mar 2026',
    '5mar 2026',
    '5 de marzo de 2026',
    '5 de Marzo del 2026',
    '5 MARZO 2026',
    'jueves, 5 de marzo de 2026',
    'Thursday, March 5, 2026',
    'March 5, 2026',
    'March 5th, 2026',
    'Mar 5 2026',
    'Mar. 5, 26',
    'mar-05-2026',
    '2026-mar-05',
    'Thu Mar 05 2026 00:00:00 GMT-0500 (hora de Ecuador)',
    'Marzo 05 de 2026',
    '05/03/2026 a las 10:00',
    '20260305T000000',
    '20260305000000',
    "'05/03/2026",
    '46086',
    '46086.0',
    '46086,75',
  ])('written %s is 5 March 2026', (text) => expect(read(text)).toEqual({ date: '2026-03-05' }));

  it('in digits is read in the order of its file', () => {
    expect(read('03/05/2026', { order: 'month_first' })).toEqual({ date: '2026-03-05' });
    expect(read('3/5/26 0:00', { order: 'month_first' })).toEqual({ date: '2026-03-05' });
  });

  it.each([
    '',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '0000-00-00T00:00:00',
    '00/00/0000',
    '00-00-00',
    '00/00/00',
    '0',
    '00000000',
    '//',
    ' /  / ',
    '-',
    '--',
    '—',
    '.',
    'n/a',
    'N/D',
    'N.A.',
    '#N/A',
    'NULL',
    'null',
    '\\N',
    'NaT',
    's/f',
    'Sin fecha',
    '1900-01-00',
    '00/01/1900',
    '0/1/00',
    '0:00:00',
    '12:00:00 a. m.',
    '1/0/1900',
    '1/0/1900 0:00',
  ])('is absent where a program writes %j', (text) => expect(read(text)).toEqual({ none: true, isLikeDay: false }));

  it.each([
    '30/12/1899',
    '1899-12-30',
    '31/12/1899 0:00:00',
    '01/01/1900',
    '0001-01-01T00:00:00',
    '01/01/0001',
    '1753-01-01',
  ])('is absent where a program writes %j, which looks like one', (text) =>
    expect(read(text)).toEqual({ none: true, isLikeDay: true }),
  );

  it.each([
    ['31/11/2026', { fault: 'no_day', day: 31, month: 11, year: 2026 }],
    ['29/02/1985', { fault: 'no_day', day: 29, month: 2, year: 1985 }],
    ['31 de febrero de 1980', { fault: 'no_day', day: 31, month: 2, year: 1980 }],
    ['00/03/2026', { fault: 'no_day', day: 0, month: 3, year: 2026 }],
    ['2026-00-10', { fault: 'no_month', month: 0 }],
    ['11/26/2026', { fault: 'no_month', month: 26 }],
    ['0000-01-01', { fault: 'no_year' }],
    ['01/01/0000', { fault: 'no_year' }],
    ['1984', { fault: 'year_only' }],
    ['2026-03-04T23:00:00.000Z', { fault: 'universal_time' }],
    ['2026-03-04 23:00 UTC', { fault: 'universal_time' }],
    ['10000-01-01', { fault: 'unreadable' }],
    ['99999-01-01', { fault: 'unreadable' }],
    ['5 de marza de 2026', { fault: 'unreadable' }],
    ['marzo', { fault: 'unreadable' }],
    ['pronto', { fault: 'unreadable' }],
    ['5/3/226', { fault: 'unreadable' }],
    ['1,79323E+12', { fault: 'unreadable' }],
  ])('that is none says why: %s', (text, fault) => expect(read(text)).toEqual(fault));

  it('of two digits of a year is told by what it is of', () => {
    const years = (isPast: boolean) =>
      [97, 0, 26, 27, 31, 56, 57].map((two) => fullYear(two, { isPast, thisYear: 2026 }));
    expect(years(true)).toEqual([1997, 2000, 2026, 1927, 1931, 1956, 1957]);
    expect(years(false)).toEqual([1997, 2000, 2026, 2027, 2031, 2056, 1957]);
    expect(read('21-oct-97', { isPast: true })).toEqual({ date: '1997-10-21' });
    expect(read('05/03/31', { isPast: true })).toEqual({ date: '1931-03-05' });
    expect(read('05/03/31')).toEqual({ date: '2031-03-05' });
  });

  it('is read again as it is written for the reader', () => {
    const days = fc.integer({ min: 1, max: 73_000 }).map((count) => addDays('1900-01-01', count));
    fc.assert(
      fc.property(days, fc.constantFrom('es', 'en-GB', 'en-US'), (date, locale) => {
        expect(read(formatDate(date, locale))).toEqual({ date });
      }),
    );
  });

  it('answers whatever the text is, and gives days only', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123459-/. :TZ,ad'), maxLength: 24 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), signs), (text) => {
        const answer = readDay(text);
        expect('date' in answer ? isPlainDate(answer.date) : 'none' in answer || 'fault' in answer).toBe(true);
      }),
    );
  });

  it('has a month with a name', () => {
    expect([monthName(11, 'es'), monthName(11, 'en')]).toEqual(['noviembre', 'November']);
  });
});
