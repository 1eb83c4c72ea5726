import { describe, expect, it } from 'vitest';
import { matchParts } from './matchParts.ts';

const marked = (text: string, query: string) =>
  matchParts(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('what was typed, within what was found', () => {
  it('is marked wherever it stands, whatever accents and capitals', () => {
    expect(marked('Ana Lucía Peña', 'lucia')).toBe('Ana [Lucía] Peña');
    expect(marked('Ana Lucía Peña', 'PEÑ')).toBe('Ana Lucía [Peñ]a');
    expect(marked('banana', 'ana')).toBe('b[anana]');
  });

  it('is each of its words', () => {
    expect(marked('Rosa María Paz', 'paz rosa')).toBe('[Rosa] María [Paz]');
  });

  it('is nothing where nothing was typed or nothing is alike', () => {
    expect(marked('Ana', '')).toBe('Ana');
    expect(marked('Ana', 'x')).toBe('Ana');
    expect(matchParts('', 'x')).toEqual([]);
  });
});
