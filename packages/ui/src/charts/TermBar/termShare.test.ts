import { expect, it } from 'vitest';
import { termShare } from './termShare.ts';

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
