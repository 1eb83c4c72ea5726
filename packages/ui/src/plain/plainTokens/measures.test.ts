import { expect, it } from 'vitest';
import { size } from './measures.ts';

it('text that is smaller than what is around it stops at 12 px', () => {
  expect([size(0.8125), size(1.5)]).toEqual(['max(12px, 0.8125em)', '1.5em']);
});
