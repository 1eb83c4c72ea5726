import { describe, expect, it } from 'vitest';
import type { ExtraField } from '../../contract/api/index.ts';
import {
  askedExtra,
  extraFieldProblems,
  extraKeyOf,
  extraName,
  extraOn,
  extraProblems,
  extraValue,
  lacksExtra,
  mergeExtra,
  placedExtra,
  shownExtra,
  writeExtra,
} from './index.ts';

const field = (over: Partial<ExtraField> = {}): ExtraField => ({
  key: 'use',
  name_es: 'Uso',
  name_en: 'Use',
  kind: 'text',
  on: 'policy',
  is_required: false,
  choices: [],
  position: 1,
  is_retired: false,
  ...over,
});

describe('the values of extra fields', () => {
  it('change by key: others stay, and nothing or blanks empty one', () => {
    const merged = mergeExtra({ use: 'Taxi', year: '2020', gps: true }, { use: ' ', year: undefined, gps: false });
    expect(merged).toEqual({ year: '2020', gps: false });
    expect(mergeExtra({}, { use: ' Taxi ', gone: null })).toEqual({ use: 'Taxi' });
  });

  it.each([
    ['text', 'x'.repeat(300), undefined],
    ['text', 'x'.repeat(301), 'too_long'],
    ['text', true, 'kind'],
    ['number', '-12.5', undefined],
    ['number', '1e9', 'kind'],
    ['number', '1234567890123', 'kind'],
    ['number', '0.12345', 'kind'],
    ['money', '-1250.50', undefined],
    ['money', '1250.5', 'kind'],
    ['money', '12345678901234.00', 'kind'],
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
    const words = { locale: 'es' as const, currency: 'USD', yes: 'Sí', no: 'No' };
    expect(writeExtra({ kind: 'yes_no' }, false, words)).toBe('No');
    expect(writeExtra({ kind: 'number' }, '1250.5', words)).toBe('1250,5');
    expect(writeExtra({ kind: 'number' }, '1250.5', { ...words, locale: 'en-GB' })).toBe('1250.5');
    expect(writeExtra({ kind: 'money' }, '1250.50', words)).toBe('$1.250,50');
    expect(writeExtra({ kind: 'money' }, '1250.50', { ...words, locale: 'en-GB' })).toBe('$1,250.50');
    expect(writeExtra({ kind: 'date' }, '2026-02-28', words)).toContain('2026');
    expect(writeExtra({ kind: 'date' }, '2026-02-28', { ...words, locale: 'en-GB' })).toBe('28 Feb 2026');
    expect(writeExtra({ kind: 'text' }, '2026.5', words)).toBe('2026.5');
    expect(writeExtra({ kind: 'text' }, undefined, words)).toBe('');
  });

  it('of a retired field stay as they are, can be emptied, and nobody is asked for them', () => {
    const fields = [field({ is_retired: true, is_required: true }), field({ key: 'gps', is_retired: true })];
    expect(lacksExtra(fields, {})).toBe(false);
    expect(extraProblems(fields, { before: { use: 'Taxi' }, after: { use: 'Taxi' }, asksExtra: true })).toEqual([]);
    expect(extraProblems(fields, { before: { use: 'Taxi' }, after: {}, asksExtra: true })).toEqual([]);
    expect(extraProblems(fields, { before: {}, after: { use: 'Bus' }, asksExtra: true })).toEqual([
      { key: 'use', code: 'retired' },
    ]);
    expect(askedExtra(fields)).toEqual([]);
    expect(shownExtra(fields, { use: 'Taxi' }).map(({ key }) => key)).toEqual(['use']);
  });

  it('are never what every object has', () => {
    expect(extraValue({}, 'constructor')).toBeUndefined();
    expect(lacksExtra([field({ key: 'constructor', is_required: true })], {})).toBe(true);
  });
});

describe('the extra fields of a branch', () => {
  it('have keys and names of their own, a kind that stays, and choices where something is chosen', () => {
    const named = (key: string, name: string, over: Partial<ExtraField> = {}) =>
      field({ key, name_es: name, name_en: name, ...over });
    const known = [named('year', 'Año', { kind: 'number' })];
    const problems = extraFieldProblems(
      [
        named('year', 'Año', { kind: 'text' }),
        named('year', 'AÑO '),
        named('constructor', 'C', { kind: 'choice' }),
        named('d', 'D', { kind: 'choice', choices: ['Sí', 'si'] }),
        named('e', 'E', { choices: ['x'] }),
        named('f', 'Otro', { name_en: 'ano' }),
        // A retired one leaves its name to another.
        named('g', 'Año', { is_retired: true }),
      ],
      known,
    );
    expect(problems.map(({ index, part, code }) => [index, part, code])).toEqual([
      [0, 'kind', 'kind'],
      [1, 'key', 'taken'],
      [1, 'name_es', 'taken'],
      [1, 'name_en', 'taken'],
      [1, 'kind', 'kind'],
      [2, 'key', 'reserved'],
      [2, 'choices', 'choices'],
      [3, 'choices', 'choices'],
      [4, 'choices', 'choices'],
      [5, 'name_en', 'taken'],
    ]);
    expect(extraFieldProblems([named('year', 'Año de fábrica', { kind: 'number' })], known)).toEqual([]);
  });

  it('stay where they are filled in, and may be called alike elsewhere', () => {
    const [year, serial] = [field({ key: 'year', on: 'vehicle' }), field({ key: 'serial', on: 'general' })];
    expect(extraFieldProblems([year, serial], [year])).toEqual([]);
    expect(extraFieldProblems([{ ...year, on: 'policy' }], [year])).toEqual([{ index: 0, part: 'on', code: 'on' }]);
    expect(extraOn([year, serial], 'general')).toEqual([serial]);
    expect(extraOn([year, serial], 'policy')).toEqual([]);
  });

  it('stand in the order of their places, which are counted anew', () => {
    const fields = [
      field({ key: 'c', position: 7 }),
      field({ key: 'a', position: 2 }),
      field({ key: 'b', position: 2 }),
    ];
    expect(placedExtra(fields).map(({ key, position }) => [key, position])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect([extraName(field(), 'es'), extraName(field(), 'en')]).toEqual(['Uso', 'Use']);
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
