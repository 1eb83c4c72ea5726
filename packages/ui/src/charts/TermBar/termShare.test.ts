import { expect, it } from 'vitest';
import { pressing, type TermTick, termShare } from './termShare.ts';

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
