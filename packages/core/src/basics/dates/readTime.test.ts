import { describe, expect, it } from 'vitest';
import { formatTime } from './format.ts';
import { readTime } from './readTime.ts';

describe('readTime', () => {
  it.each([
    ['2:30 PM', '14:30'],
    ['2:30\u202fPM', '14:30'],
    ['2:30 p. m.', '14:30'],
    ['2:30 p.m.', '14:30'],
    ['2.30pm', '14:30'],
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['14h30', '14:30'],
    ['1430', '14:30'],
    ['930', '09:30'],
    [' 9:05 ', '09:05'],
    ['2 pm', '14:00'],
    ['12 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['0:00', '00:00'],
  ])('reads %j', (text, time) => expect(readTime(text)).toBe(time));

  it.each(['', '2', '14', '24:00', '9:60', '14:30 pm', '0:30 am', '2:3', '12345', 'noon', '2:30 xm'])(
    'does not guess at %j',
    (text) => expect(readTime(text)).toBeNull(),
  );

  it('reads what is written for the reader', () => {
    for (const locale of ['es', 'en-GB', 'en-US'] as const)
      for (const time of ['00:05', '09:30', '12:00', '23:59']) expect(readTime(formatTime(time, locale))).toBe(time);
  });
});
