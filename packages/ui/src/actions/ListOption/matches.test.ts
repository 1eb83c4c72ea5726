import { describe, expect, it } from 'vitest';
import { fitOf, matchesIn } from './matches.ts';

const marked = (text: string, query: string) => {
  let last = 0;
  const parts = matchesIn(text, query).map(({ start, end }) => {
    const part = `${text.slice(last, start)}[${text.slice(start, end)}]`;
    last = end;
    return part;
  });
  return parts.join('') + text.slice(last);
};

describe('what of a text was looked for', () => {
  it.each([
    ['Villacís Rosero', 'ros', 'Villacís [Ros]ero'],
    ['Rosa Rosero', 'ros', '[Ros]a [Ros]ero'],
    ['Ana Lucía Cevallos', 'lucia ana', '[Ana] [Lucía] Cevallos'],
    ['Compañía Ñandú', 'nand', 'Compañía [Ñand]ú'],
    ['Seguros', 'gur', 'Se[gur]os'],
    ['1710034065', '1003', '17[1003]4065'],
    ['Ana', 'ana an', '[Ana]'],
    ['Ana', 'x', 'Ana'],
    ['Ana', '  ', 'Ana'],
    ['', 'a', ''],
  ])('%j by %j is %j', (text, query, wanted) => {
    expect(marked(text, query)).toBe(wanted);
  });

  it('fits best at the beginning, then at the beginning of a word', () => {
    const names = ['Carosio', 'Villacís Rosero', 'Rosa'];
    expect(names.toSorted((one, other) => fitOf(one, 'ros') - fitOf(other, 'ros'))).toEqual([
      'Rosa',
      'Villacís Rosero',
      'Carosio',
    ]);
  });
});
