import { expect, it } from 'vitest';
import { apart, gathered, pressing, type TermTick, termShare } from './termShare.ts';

it('is zero on the first day and one on the last', () => {
  expect(termShare('2026-01-01', '2027-01-01', '2026-01-01')).toBe(0);
  expect(termShare('2026-01-01', '2027-01-01', '2027-01-01')).toBe(1);
});

it('is outside the range before and after the term', () => {
  expect(termShare('2026-01-01', '2027-01-01', '2025-12-31')).toBeLessThan(0);
  expect(termShare('2026-01-01', '2027-01-01', '2027-01-02')).toBeGreaterThan(1);
});

it('does not divide by a term of no days', () => {
  expect(termShare('2026-01-01', '2026-01-01', '2026-01-01')).toBe(1);
});

it('leaves of many ticks those that are late and the one that comes next', () => {
  const tick = (on: string, state: TermTick['state']): TermTick => ({ on, state });
  const [paid, late, later, part, open] = [
    tick('2026-01-15', 'done'),
    tick('2026-02-15', 'late'),
    tick('2026-03-15', 'late'),
    tick('2026-04-15', 'part'),
    tick('2026-05-15', 'open'),
  ] as const;
  expect(pressing([open, part, paid, later, late])).toEqual([part, later, late]);
  expect(pressing([paid, open])).toEqual([open]);
  expect(pressing([paid])).toEqual([]);
});

it('takes what would touch together', () => {
  const groups = gathered([0.5, 0.1, 0.11, 0.52, 0.9], (share) => share, 0.03);
  expect(groups.map(({ marks }) => marks)).toEqual([[0.1, 0.11], [0.5, 0.52], [0.9]]);
});

it('lets no mark lie on another or jut out, and moves none that has room', () => {
  const marks = [
    { share: 0.01, half: 3 },
    { share: 0.02, half: 8 },
    { share: 0.5, half: 8 },
    { share: 1, half: 8 },
  ];
  const at = apart(marks, 200).map((share) => Math.round(share * 200));
  expect(at).toEqual([3, 14, 100, 192]);
  const crowded = apart(
    [0.97, 0.98, 1].map((share) => ({ share, half: 10 })),
    200,
  );
  expect(crowded.map((share) => Math.round(share * 200))).toEqual([150, 170, 190]);
});

it('keeps more marks than have room within the line, in their order', () => {
  const at = apart(
    Array.from({ length: 30 }, (_, index) => ({ share: index / 29, half: 10 })),
    300,
  );
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...at)).toBeLessThanOrEqual(1);
});
