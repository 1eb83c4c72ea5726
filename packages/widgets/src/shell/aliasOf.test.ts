import { checkAlias } from '@corredor/core/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aliasOf } from './aliasOf.ts';

it.each([
  ['Andrade & Hijos', 'andrade-hijos'],
  ['  Peñaloza Núñez S.A. ', 'penaloza-nunez-s-a'],
  ['¿¡!?', ''],
])('proposes for %j the alias %j', (name, alias) => {
  expect(aliasOf(name)).toBe(alias);
});

it('never proposes a sign that an alias may not have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      expect(checkAlias(aliasOf(name))).not.toBe('format');
      expect(aliasOf(name).length).toBeLessThanOrEqual(40);
    }),
  );
});
