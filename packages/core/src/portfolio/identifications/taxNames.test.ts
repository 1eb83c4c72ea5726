import { expect, it } from 'vitest';
import { taxNumberName } from './index.ts';

it('calls a tax number as its country does', () => {
  expect([taxNumberName('218'), taxNumberName('724'), taxNumberName('170')]).toEqual(['RUC', 'NIF', 'NIT']);
  expect([taxNumberName(null), taxNumberName('999')]).toEqual([undefined, undefined]);
});
