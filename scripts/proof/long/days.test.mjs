import { describe, expect, it } from 'vitest';
import { dayIn, days, momentIn } from './days.mjs';

const at = (zone, day, time) => new Date(momentIn(zone, day, time)).toISOString();

describe('a moment by a clock on the wall', () => {
  it.each([
    ['America/Guayaquil', '2026-12-31', '23:59:50', '2027-01-01T04:59:50.000Z'],
    ['Europe/Madrid', '2027-03-28', '01:59:50', '2027-03-28T00:59:50.000Z'],
    ['Europe/Madrid', '2027-10-31', '02:59:50', '2027-10-31T00:59:50.000Z'],
    ['Europe/Madrid', '2027-07-31', '00:30:00', '2027-07-30T22:30:00.000Z'],
    ['UTC', '2028-02-29', '12:00:00', '2028-02-29T12:00:00.000Z'],
  ])('in %s on %s at %s', (zone, day, time, expected) => {
    expect(at(zone, day, time)).toBe(expected);
    expect(dayIn(zone, Date.parse(expected))).toBe(day);
  });
});

describe('the other days', () => {
  it('are twelve, and hold every weekday, a leap day, the turn of a year and both changes of the clock', () => {
    expect(days).toHaveLength(12);
    expect(new Set(days.map(({ day }) => new Date(day).getUTCDay())).size).toBe(7);
    const known = days.map(({ day }) => day);
    expect(known).toEqual(
      expect.arrayContaining(['2026-12-31', '2027-01-01', '2027-03-28', '2027-10-31', '2028-02-29']),
    );
  });
});
