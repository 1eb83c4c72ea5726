import { expect, it } from 'vitest';
import { initialsOf as plainInitialsOf } from '../../plain/plain/index.ts';
import { initialsOf } from './index.ts';

it.each([
  ['Ana Lucía Cevallos Mora', 'AL'],
  ['Cooperativa de Ahorro Nueva Luz', 'CA'],
  ['Transportes del Austro Cía. Ltda.', 'TA'],
  ['Aseguradora Del Sur', 'AS'],
  ['La Unión', 'LU'],
  ['íñigo', 'Í'],
  ['“Seguros” 3 Volcanes', 'S3'],
  ['…', '?'],
])('initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
  // Pages without script have a copy of it.
  expect(plainInitialsOf(name)).toBe(initials);
});
