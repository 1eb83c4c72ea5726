import type { YearLineDays } from '@corredor/core/api';
import { expect, it } from 'vitest';
import { countsOfDays, ticksOfDays } from './yearLineMarks.ts';

const days: YearLineDays = {
  paid: ['2026-01-15', '2026-02-15'],
  late: ['2026-03-15'],
  part_paid: ['2026-04-15'],
  to_come: ['2026-05-15', '2026-06-15'],
  next_status: null,
};

it('draws and counts each day of a small line', () => {
  expect(ticksOfDays(days).map(({ on, state }) => `${on} ${state}`)).toEqual([
    '2026-01-15 done',
    '2026-02-15 done',
    '2026-04-15 part',
    '2026-03-15 late',
    '2026-05-15 open',
    '2026-06-15 open',
  ]);
  expect(countsOfDays(days)).toEqual({ paid: 2, part_paid: 1, late: 1, to_come: 2, movements: 0 });
});
