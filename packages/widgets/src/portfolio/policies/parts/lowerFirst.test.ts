import { expect, it } from 'vitest';
import { lowerFirst } from './lowerFirst.ts';

it.each([
  ['Número de certificado', 'número de certificado'],
  ['Óptica', 'óptica'],
  ['RC por evento', 'RC por evento'],
  ['A todo riesgo', 'A todo riesgo'],
  ['', ''],
])('writes “%s” within a sentence as “%s”', (name, within) => {
  expect(lowerFirst(name)).toBe(within);
});
