import { describe, expect, it } from 'vitest';
import { amountsInBody, documentedOperations, exampleOf, setDeep } from '../../testing/documentInputs.ts';
import { listOperations, readDocument } from '../request/document.ts';
import { createValidation } from './validation.ts';

const address = new URL('../../../../../.build/openapi.json', import.meta.url);
const validationOf = createValidation(readDocument(address));
const check = (id: string, over: object) => {
  const operation = documentedOperations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return validationOf(operation).body?.({ ...exampleOf(operation), ...over });
};
const keysOf = (id: string, over: object) =>
  Object.fromEntries(Object.entries(check(id, over)?.errors ?? {}).map(([field, list]) => [field, list[0]?.key]));

describe('what is sent', () => {
  it('is held against the sizes of the schema first, and still told all that is wrong', () => {
    expect(keysOf('createCustomer', { name: 'x'.repeat(50_000), legal_type: 'ghost', odd: 1 })).toEqual({
      name: 'field.too_long',
      legal_type: 'field.not_allowed',
      odd: 'field.unknown',
    });
    expect(keysOf('createCustomer', { roles: Array.from({ length: 9_000 }, (_none, one) => `r${one}`) })).toMatchObject(
      { roles: 'field.too_many' },
    );
  });

  it('has days and moments that the database has', () => {
    for (const birthdate of ['0000-01-01', '0000-12-31', '2026-02-30'])
      expect(keysOf('createCustomer', { birthdate })).toEqual({ birthdate: 'field.format.date' });
    expect(keysOf('createCustomer', { birthdate: '0001-01-01' })).toEqual({});
    const { query } = validationOf(documentedOperations.find((one) => one.id === 'listPolicies') as never);
    expect(query?.({ starts_from: '0000-01-01' }).errors).toHaveProperty('starts_from');
  });

  it('counts signs, not the units they are kept in', () => {
    expect(check('createBranch', { name: '😀'.repeat(10) })?.errors).toBeNull();
    const most = 200;
    const isLong = (length: number) => keysOf('createCustomer', { name: '😀'.repeat(length) }).name;
    expect([isLong(most), isLong(most + 1)]).toEqual([undefined, 'field.too_long']);
  });

  it('is told of fifty fields at most', () => {
    const odd = Object.fromEntries(Array.from({ length: 9_000 }, (_none, one) => [`odd${one}`, 1]));
    expect(Object.keys(check('createCustomer', odd)?.errors ?? {})).toHaveLength(50);
    const rows = Array.from({ length: 200 }, () => ({}));
    expect(Object.keys(check('checkImport', { rows })?.errors ?? {})).toHaveLength(50);
  });

  it.each(['__proto__', 'constructor', 'odd'])('is refused under a name that no field has: %s', (name) => {
    const listCustomers = documentedOperations.find(({ id }) => id === 'listCustomers');
    if (!listCustomers) throw new Error('no operation listCustomers');
    const { query } = validationOf(listCustomers);
    expect(Object.entries(query({ [name]: 'x', page: '2' }).errors ?? {})).toEqual([
      [name, [{ key: 'field.unknown' }]],
    ]);
    expect(Object.entries(check('createCustomer', { [name]: 1 })?.errors ?? {})).toEqual([
      [name, [{ key: 'field.unknown' }]],
    ]);
  });

  it('never repeats a number of a card, not even as the name of a field that is none', () => {
    expect(check('createCustomer', { '4242424242424242': 1 })?.errors).toEqual({
      body: [{ key: 'field.card_number' }],
    });
  });

  it('may not name the same twice, in whatever order its parts come', () => {
    expect(keysOf('createCustomer', { roles: ['payer', 'payer'] })).toEqual({ roles: 'field.wrong' });
    expect(keysOf('createProvider', { branch_ids: [1, 2, 1] })).toEqual({ branch_ids: 'field.wrong' });
    expect(check('createProvider', { branch_ids: [1, 2, 3] })?.errors).toBeNull();
  });
});

describe('an amount', () => {
  const withAmounts = documentedOperations.map((one) => [one.id, amountsInBody(one)] as const);
  it.each(withAmounts.filter(([, trails]) => trails.length > 0))('of %s has no blank around it', (id, trails) => {
    for (const trail of trails) {
      const field = trail.join('.');
      for (const blank of [' 1.00', '1.00 ', '\u00A01.00', '1.00\n'])
        expect([field, keysOf(id, setDeep({}, trail, blank))[field]]).toEqual([field, 'field.wrong']);
      expect([field, keysOf(id, setDeep({}, trail, '1.00'))[field]]).toEqual([field, undefined]);
    }
  });
});

describe('the document', () => {
  it('is the same for all who read it, and nobody can change it', () => {
    const document = readDocument(address);
    expect(readDocument(address)).toBe(document);
    const [schema] = listOperations(document).flatMap(({ body }) => body?.schema ?? []);
    for (const part of [document, document.paths, schema]) expect(Object.isFrozen(part)).toBe(true);
  });

  it('is compiled once, whoever asks for its validators', () => {
    const again = createValidation(readDocument(address));
    for (const operation of listOperations(readDocument(address)))
      expect(again(operation)).toBe(validationOf(operation));
  });
});
