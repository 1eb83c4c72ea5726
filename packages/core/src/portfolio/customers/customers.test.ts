import { expect, it } from 'vitest';
import { fieldsOf, usualIdentification } from './index.ts';

it('gives no field to both kinds of person', () => {
  expect(fieldsOf.natural.filter((field) => fieldsOf.legal.includes(field))).toEqual([]);
});

it('expects a tax number from a company and an identity card from a person', () => {
  expect(usualIdentification('legal')).toBe('ruc');
  expect(usualIdentification('natural')).toBe('cedula');
});
