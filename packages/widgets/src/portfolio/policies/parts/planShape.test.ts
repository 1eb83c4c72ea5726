import { expect, it } from 'vitest';
import { planShape } from './planShape.ts';

const of = (...amounts: string[]) => planShape(amounts.map((amount) => ({ amount })));

it('tells equal instalments, a down payment before them, and any others', () => {
  expect(of('599.15')).toBe('equal');
  expect(of('199.71', '199.71', '199.73')).toBe('equal');
  expect(of('100.00', '499.15')).toBe('equal');
  expect(of('100.00', '55.46', '55.46', '55.47')).toBe('down');
  expect(of('100.00', '50.00', '60.00')).toBe('down');
  expect(of('100.00', '50.00', '60.00', '70.00')).toBe('any');
});
