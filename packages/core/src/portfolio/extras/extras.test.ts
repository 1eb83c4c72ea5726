import { describe, expect, it } from 'vitest';
import type { ExtraField } from '../../contract/api/index.ts';
import {
  extraFieldProblems,
  extraKeyOf,
  extraProblems,
  extraValue,
  keptExtra,
  lacksExtra,
  mergeExtra,
  writeExtra,
} from './index.ts';

const field = (over: Partial<ExtraField> = {}): ExtraField => ({
  key: 'use',
  name: 'Uso',
  kind: 'text',
  is_required: false,
  choices: [],
  ...over,
});

describe('the values of extra fields', () => {
  it('change by key: others stay, and nothing or blanks empty one', () => {
    const merged = mergeExtra({ use: 'Taxi', year: '2020', gps: true }, { use: ' ', year: undefined, gps: false });
    expect(merged).toEqual({ year: '2020', gps: false });
    expect(mergeExtra({}, { use: ' Taxi\u0000 ', gone: null })).toEqual({ use: 'Taxi' });
    expect(keptExtra([field()], { use: 'Taxi', year: '2020' })).toEqual({ use: 'Taxi' });
  });

  it.each([
    ['text', 'x'.repeat(300), undefined],
    ['text', 'x'.repeat(301), 'too_long'],
    ['text', true, 'kind'],
    ['number', '-12.5', undefined],
    ['number', '1e9', 'kind'],
    ['number', '1234567890123', 'kind'],
    ['number', '0.12345', 'kind'],
    ['date', '2026-02-28', undefined],
    ['date', '2026-02-30', 'date'],
    ['yes_no', false, undefined],
    ['yes_no', 'true', 'kind'],
    ['choice', 'Taxi', undefined],
    ['choice', 'taxi', 'choice'],
  ] as const)('of kind %s: %s is %s', (kind, value, code) => {
    const fields = [field({ kind, choices: kind === 'choice' ? ['Taxi'] : [] })];
    const problems = extraProblems(fields, { before: {}, after: { use: value }, asksExtra: true });
    expect(problems).toEqual(code ? [{ key: 'use', code }] : []);
  });

  it('that stay as they are may be of an older making; what must be there is asked of a person only', () => {
    const fields = [field({ kind: 'choice', choices: ['Taxi'] }), field({ key: 'gps', is_required: true })];
    const old = { use: 'Bus', gone: 'x' };
    expect(extraProblems(fields, { before: old, after: old, asksExtra: false })).toEqual([]);
    expect(extraProblems(fields, { before: old, after: old, asksExtra: true })).toEqual([
      { key: 'gps', code: 'required' },
    ]);
    expect(extraProblems(fields, { before: {}, after: old, asksExtra: false })).toEqual([
      { key: 'use', code: 'choice' },
      { key: 'gone', code: 'unknown' },
    ]);
    expect(lacksExtra(fields, old)).toBe(true);
    expect(lacksExtra(fields, { gps: false })).toBe(false);
  });

  it('are written as the reader writes', () => {
    const words = { language: 'es' as const, yes: 'Sí', no: 'No' };
    expect(writeExtra({ kind: 'yes_no' }, false, words)).toBe('No');
    expect(writeExtra({ kind: 'number' }, '1250.5', words)).toBe('1250,5');
    expect(writeExtra({ kind: 'number' }, '1250.5', { ...words, language: 'en' })).toBe('1250.5');
    expect(writeExtra({ kind: 'date' }, '2026-02-28', words)).toContain('2026');
    expect(writeExtra({ kind: 'text' }, '2026.5', words)).toBe('2026.5');
    expect(writeExtra({ kind: 'text' }, undefined, words)).toBe('');
  });

  it('are never what every object has', () => {
    expect(extraValue({}, 'constructor')).toBeUndefined();
    expect(lacksExtra([field({ key: 'constructor', is_required: true })], {})).toBe(true);
  });
});

describe('the extra fields of a branch', () => {
  it('have keys and names of their own, a kind that stays, and choices where something is chosen', () => {
    const known = [field({ key: 'year', name: 'Año', kind: 'number' })];
    const problems = extraFieldProblems(
      [
        field({ key: 'year', name: 'Año', kind: 'text' }),
        field({ key: 'year', name: 'AÑO ' }),
        field({ key: 'constructor', name: 'C', kind: 'choice' }),
        field({ key: 'd', name: 'D', kind: 'choice', choices: ['Sí', 'si'] }),
        field({ key: 'e', name: 'E', choices: ['x'] }),
      ],
      known,
    );
    expect(problems.map(({ index, part, code }) => [index, part, code])).toEqual([
      [0, 'kind', 'kind'],
      [1, 'key', 'taken'],
      [1, 'name', 'taken'],
      [1, 'kind', 'kind'],
      [2, 'key', 'reserved'],
      [2, 'choices', 'choices'],
      [3, 'choices', 'choices'],
      [4, 'choices', 'choices'],
    ]);
    expect(extraFieldProblems([field({ key: 'year', name: 'Año de fábrica', kind: 'number' })], known)).toEqual([]);
  });

  it('get a key after their name', () => {
    expect(extraKeyOf('Año de fabricación', [])).toBe('ano_de_fabricacion');
    expect(extraKeyOf('  2.º conductor', [])).toBe('conductor');
    expect(extraKeyOf('用途', [])).toBe('field');
    expect(extraKeyOf('Uso', ['uso', 'uso_2'])).toBe('uso_3');
    expect(extraKeyOf('Constructor', [])).toBe('constructor_2');
    expect(extraKeyOf('x'.repeat(90), ['x'.repeat(36)])).toMatch(/^x{36}_2$/);
  });
});
