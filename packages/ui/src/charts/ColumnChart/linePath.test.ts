import { expect, it } from 'vitest';
import { linePath } from './linePath.ts';

it('joins neighbours, and leaves a gap where there is nothing to compare with', () => {
  expect(linePath([10, 5, 0, 10], 10)).toBe('M0.125 0 L0.375 0.5 M0.875 0 h0');
});
it('draws nothing where nothing is compared', () => {
  expect(linePath([0, 0], 0)).toBe('');
});
