import { expect, it } from 'vitest';
import { allowedActions, termProblem } from './index.ts';

it('offers in each state what can be done there', () => {
  expect(allowedActions('draft')).toEqual(['update', 'activate', 'delete']);
  expect(allowedActions('active')).toEqual(['update', 'close', 'renew']);
  expect(allowedActions('expired')).toEqual(['update', 'close', 'renew']);
  expect(allowedActions('closed')).toEqual([]);
});

it('tells why two days are no term', () => {
  expect(termProblem('2026-01-01', '2027-01-01')).toBeUndefined();
  expect(termProblem('2026-01-01', null)).toBeUndefined();
  expect(termProblem('2026-01-01', '2026-01-01')).toBe('end_before_start');
  expect(termProblem('2026-01-01', '2026-02-30')).toBe('out_of_range');
  expect(termProblem('0026-01-01', null)).toBe('out_of_range');
  expect(termProblem('2026-01-01', '2126-01-01')).toBeUndefined();
  expect(termProblem('2026-01-01', '2126-01-02')).toBe('too_long');
});
