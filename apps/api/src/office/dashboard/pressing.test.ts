import { expect, test } from 'vitest';
import { lastLongSent, mostPressing, type Waiting } from './pressing.ts';

let last = 0;
const waiting = (values: Partial<Waiting>): Waiting => {
  last += 1;
  return { kind: 'instalment', id: last, band: 'past', day: '2026-02-01', at_risk: '10.00', ...values };
};
const daysOf = (items: readonly Waiting[]) => items.map(({ day }) => day);

test('what is past its day comes before today and that before what is near, and then what puts the most money at risk', () => {
  const items = [
    waiting({ band: 'near', at_risk: '9000.00', day: '2026-02-15' }),
    waiting({ band: 'today', at_risk: null, kind: 'task', day: '2026-02-10' }),
    waiting({ band: 'today', at_risk: '5.00', day: '2026-02-10' }),
    waiting({ at_risk: '99.99', day: '2026-02-03' }),
    waiting({ at_risk: '-100.00', kind: 'movement', day: '2026-02-02' }),
    waiting({ at_risk: '99.99', day: '2026-02-01' }),
  ];
  const first = mostPressing(items, 10, 2);
  expect(first.map(({ band, at_risk }) => [band, at_risk])).toEqual([
    ['past', '-100.00'],
    ['past', '99.99'],
    ['past', '99.99'],
    ['today', '5.00'],
    ['today', null],
    ['near', '9000.00'],
  ]);
  expect(daysOf(first).slice(1, 3)).toEqual(['2026-02-01', '2026-02-03']);
});

test('many of one kind leave room for the first of the others', () => {
  const late = Array.from({ length: 10 }, () => waiting({ at_risk: '500.00' }));
  const tasks = Array.from({ length: 5 }, (_none, index) =>
    waiting({ kind: 'task', band: 'today', at_risk: null, day: `2026-02-1${index}` }),
  );
  const first = mostPressing([...late, ...tasks], 10, 2);
  expect(first).toHaveLength(10);
  expect(first.filter(({ kind }) => kind === 'instalment')).toHaveLength(8);
  expect(daysOf(first.slice(8))).toEqual(['2026-02-10', '2026-02-11']);
});

test('where kinds fill the row, the first of each is there, and second ones by what presses most', () => {
  const kinds = ['instalment', 'uncovered', 'lapsed', 'ending', 'movement', 'task'] as const;
  const all = kinds.flatMap((kind, place) =>
    Array.from({ length: 10 }, () => waiting({ kind, at_risk: `${(10 - place) * 100}.00` })),
  );
  const first = mostPressing(all, 10, 2);
  const countOf = (kind: Waiting['kind']) => first.filter((item) => item.kind === kind).length;
  expect(kinds.map(countOf)).toEqual([2, 2, 2, 2, 1, 1]);
  expect(mostPressing([], 10, 2)).toEqual([]);
});

// Five business days after a Monday is the next Monday; what is sent on a weekend is counted from its Friday.
test.each([
  ['2026-02-12', 5, '2026-02-05'],
  ['2026-02-13', 5, '2026-02-08'],
  ['2026-02-14', 5, '2026-02-08'],
  ['2026-02-16', 5, '2026-02-09'],
  ['2026-02-17', 5, '2026-02-10'],
  ['2026-02-17', 1, '2026-02-16'],
  ['2026-02-17', 0, '2026-02-17'],
])('on %s an insurer that may take %i days has had long enough what was sent until %s', (today, days, sent) =>
  expect(lastLongSent(today, days)).toBe(sent),
);
