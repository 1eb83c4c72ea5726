import { expect, it } from 'vitest';
import { boardDays, columnOf, mondayOf, spanOf, weeksOf } from './taskDays.ts';

it('asks for each column the days whose tasks stand in it', () => {
  const days = boardDays('2026-03-14');
  expect(['overdue', ...days, 'later'].map((id) => spanOf(id, days))).toEqual([
    { until: '2026-03-13' },
    { from: '2026-03-14', until: '2026-03-14' },
    { from: '2026-03-15', until: '2026-03-15' },
    { from: '2026-03-16' },
  ]);
});

it('gives today, tomorrow and what is left of the week a column each', () => {
  expect(boardDays('2026-03-09')).toEqual([
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
    '2026-03-15',
  ]);
  expect(boardDays('2026-03-14')).toEqual(['2026-03-14', '2026-03-15']);
  // On a Sunday tomorrow is the next week's.
  expect(boardDays('2026-03-15')).toEqual(['2026-03-15', '2026-03-16']);
});

it('puts what is past before all days and what comes after them last', () => {
  const days = boardDays('2026-03-12');
  expect(['2026-03-11', '2026-03-12', '2026-03-15', '2026-03-16'].map((day) => columnOf(day, days))).toEqual([
    'overdue',
    '2026-03-12',
    '2026-03-15',
    'later',
  ]);
});

it('draws a month in whole weeks from Monday on', () => {
  expect(mondayOf('2026-03-01')).toBe('2026-02-23');
  const march = weeksOf('2026-03');
  expect(march).toHaveLength(6);
  expect([march[0]?.[0], march.at(-1)?.at(-1)]).toEqual(['2026-02-23', '2026-04-05']);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2026-12').at(-1)?.at(-1)).toBe('2027-01-03');
});
