import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  atCalendarEnd,
  dayInMonth,
  daysBetween,
  formatDate,
  formatDateTime,
  formatNearDate,
  formatShortDate,
  formatTime,
  isPlainDate,
  type PlainDate,
  todayIn,
  withinCalendar,
} from './index.ts';

const date = fc.integer({ min: 0, max: 100_000 }).map((days) => addDays('1900-01-01', days));

describe('dates', () => {
  it('knows which dates exist', () => {
    for (const good of ['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31']) expect(isPlainDate(good)).toBe(true);
    for (const bad of ['2026-02-29', '1900-02-29', '2026-13-01', '2026-1-1', '2026-00-10', '', 20260101]) {
      expect(isPlainDate(bad)).toBe(false);
    }
    // What programs write for no day, or beyond all days, is answered like any other: nobody who asks may fall.
    for (const none of [
      '0000-00-00',
      '0000-01-01',
      '0000-12-31',
      '0001-00-01',
      '0001-01-00',
      '9999-12-32',
      '99999-01-01',
    ])
      expect(isPlainDate(none)).toBe(false);
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  });

  it('says where the calendar ends, and of nothing else', () => {
    const tomorrow = (day: PlainDate) => () => addDays(day, 1);
    expect(withinCalendar(tomorrow('9999-12-30'))).toBe('9999-12-31');
    expect(withinCalendar(tomorrow('9999-12-31'))).toBeNull();
    expect(atCalendarEnd(tomorrow('9999-12-31'))).toBe('9999-12-31');
    expect(atCalendarEnd(() => addMonths('0001-01-15', -2))).toBe('0001-01-01');
    expect(() => atCalendarEnd(() => addDays('2026-02-28', Number.NaN))).toThrow('no number');
    expect(() => withinCalendar(tomorrow('2026-02-30'))).toThrow('not a date: 2026-02-30');
    expect(() => atCalendarEnd(tomorrow('2026-02-30'))).toThrow('not a date: 2026-02-30');
  });

  it('keeps to the last day where a month is too short', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-01-15', -2)).toBe('2025-11-15');
    expect(dayInMonth('2026-01-05', 1, 31)).toBe('2026-02-28');
  });

  it('counts days there and back', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -40_000, max: 40_000 }), (some, days) => {
        expect(daysBetween(some, addDays(some, days))).toBe(days);
      }),
    );
  });

  it('always lands in the month that was asked for', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 600 }), (some, months) => {
        const moved = addMonths(some, months);
        const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(isPlainDate(moved)).toBe(true);
        expect(monthOf(moved) - monthOf(some)).toBe(months);
        expect(Number(moved.slice(8))).toBeLessThanOrEqual(Number(some.slice(8)));
      }),
    );
  });
});

describe('the calendar of a place', () => {
  it('tells the day of the partner, not of the server', () => {
    const lateEvening = new Date('2026-03-01T03:30:00Z');
    expect(todayIn('America/Guayaquil', lateEvening)).toBe('2026-02-28');
    expect(todayIn('Europe/Madrid', lateEvening)).toBe('2026-03-01');
  });

  it('counts full years of age', () => {
    expect(ageOn('1990-06-15', '2026-06-14')).toBe(35);
    expect(ageOn('1990-06-15', '2026-06-15')).toBe(36);
    expect(ageOn('2004-02-29', '2026-02-28')).toBe(21);
    expect(ageOn('2004-02-29', '2026-03-01')).toBe(22);
  });

  it('writes a date without shifting it and a moment in its zone', () => {
    expect(formatDate('2026-01-01', 'en-GB')).toBe('1 Jan 2026');
    expect(formatDate('2026-01-01', 'en-US')).toBe('Jan 1, 2026');
    expect(formatDate('2026-01-01', 'es')).toBe('1 ene 2026');
    expect(formatShortDate('2026-01-15', 'en-GB')).toBe('15 Jan 2026');
    expect(formatShortDate('2026-01-15', 'en-US')).toBe('Jan 15, 2026');
    expect(formatShortDate('2026-01-15', 'es')).toBe('15 ene 26');
    expect(formatNearDate('2025-11-27', '2026-01-10', 'en-GB')).toBe('27 Nov');
    expect(formatNearDate('2025-11-27', '2026-01-10', 'en-US')).toBe('Nov 27');
    expect(formatNearDate('2026-11-27', '2026-11-30', 'es')).toBe('27 nov');
    expect(formatNearDate('2026-05-31', '2026-11-29', 'es')).toBe('31 may');
    expect(formatNearDate('2026-05-31', '2026-11-30', 'es')).toBe('31 may 26');
    expect(formatNearDate('2027-12-01', '2026-11-30', 'en-GB')).toBe('1 Dec 2027');
    expect(formatNearDate('soon', '2026-11-30', 'es')).toBe('soon');
    expect(formatDate('soon', 'es')).toBe('soon');
    expect(formatDateTime('2026-01-01T03:30:00Z', 'en-GB', 'America/Guayaquil')).toBe('31 Dec 2025, 22:30');
    expect(formatDateTime('2026-01-01T03:30:00Z', 'en-US', 'America/Guayaquil')).toMatch(/^Dec 31, 2025, 10:30\sPM$/);
    expect(formatDateTime('later', 'en-GB', 'UTC')).toBe('later');
    expect(formatTime('14:30', 'en-GB')).toBe('14:30');
    expect(formatTime('14:30', 'en-US')).toMatch(/^2:30\sPM$/);
    expect(formatTime('14:30', 'es')).toBe('14:30');
    expect(formatTime('later', 'es')).toBe('later');
  });
});
