import type { YearLineDays } from '@corredor/core/api';
import { describe, expect, it } from 'vitest';
import { marksOfDays } from './yearLineMarks.ts';

const none: YearLineDays = { paid: [], part_paid: [], late: [], to_come: [], next_status: null };
const months = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => `2026-${String(from + at).padStart(2, '0')}-15`);

describe('the marks of a small line', () => {
  it('are one for each of few instalments', () => {
    const { ticks, doneUntil } = marksOfDays({
      ...none,
      paid: months(1, 2),
      late: months(3, 3),
      to_come: months(4, 6),
    });
    expect(ticks.map(({ state }) => state)).toEqual(['done', 'done', 'late', 'open', 'open', 'open']);
    expect(doneUntil).toBeUndefined();
  });

  it('are of many a stretch of what is paid, what is late or begun, and what comes next', () => {
    const days = { ...none, paid: months(1, 5), late: months(6, 7), part_paid: months(8, 8), to_come: months(9, 12) };
    expect(marksOfDays(days)).toEqual({
      ticks: [
        expect.objectContaining({ on: '2026-06-15', state: 'late' }),
        expect.objectContaining({ on: '2026-07-15', state: 'late' }),
        expect.objectContaining({ on: '2026-08-15', state: 'part' }),
        expect.objectContaining({ on: '2026-09-15', state: 'open' }),
      ],
      doneUntil: '2026-05-15',
    });
  });

  it('let the stretch end before the first that is open, whatever was paid after it', () => {
    const days = { ...none, paid: [...months(1, 3), ...months(5, 8)], late: months(4, 4) };
    expect(marksOfDays(days).doneUntil).toBe('2026-03-15');
  });

  it('are a stretch alone where everything is paid, and no stretch where nothing is', () => {
    expect(marksOfDays({ ...none, paid: months(1, 12) })).toEqual({ ticks: [], doneUntil: '2026-12-15' });
    expect(marksOfDays({ ...none, to_come: months(1, 12) }).doneUntil).toBeUndefined();
  });
});
