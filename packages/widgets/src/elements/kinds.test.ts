import { describe, expect, it, vi } from 'vitest';
import { toAttribute, toText } from './attributes.ts';
import { choice, flag, level, list, locale, whole, words } from './kinds.ts';

const read = <Value>(kind: (text: string | null, complain: () => void) => Value, text: string | null) => {
  const complain = vi.fn();
  return { value: kind(text, complain), isTold: complain.mock.calls.length > 0 };
};

describe('an attribute', () => {
  it('of a known word is that word, of any other the default, and says so', () => {
    const layout = choice('auto', 'list', 'grid');
    expect(read(layout, 'grid')).toEqual({ value: 'grid', isTold: false });
    expect(read(layout, null)).toEqual({ value: 'auto', isTold: false });
    expect(read(layout, '')).toEqual({ value: 'auto', isTold: false });
    expect(read(layout, 'masonry')).toEqual({ value: 'auto', isTold: true });
  });

  it('that is there is true, whatever it says, as in HTML', () => {
    expect([null, '', 'false'].map((text) => read(flag, text).value)).toEqual([false, true, true]);
  });

  it('with a number is brought within its bounds', () => {
    const size = whole(1, 50, 12);
    expect(['0', '7', '400', null, ''].map((text) => read(size, text).value)).toEqual([1, 7, 50, 12, 12]);
    expect(read(size, 'many')).toEqual({ value: 12, isTold: true });
    expect(read(level, '7')).toEqual({ value: 2, isTold: true });
    expect(read(level, '4')).toEqual({ value: 4, isTold: false });
  });

  it('with a list is split by spaces, or by commas where texts hold spaces', () => {
    expect(read(list, ' vida  autos ').value).toEqual(['vida', 'autos']);
    expect(read(list, 'seguros de vida, autos').value).toEqual(['seguros de vida', 'autos']);
    expect(read(list, 'seguros de vida,').value).toEqual(['seguros de vida']);
    expect(read(list, null).value).toEqual([]);
  });

  it('with known words keeps their order, leaves out the unknown, and may be none', () => {
    const sections = words(['contact', 'location', 'summary']);
    expect(read(sections, null)).toEqual({ value: ['contact', 'location', 'summary'], isTold: false });
    expect(read(sections, 'summary contact')).toEqual({ value: ['summary', 'contact'], isTold: false });
    expect(read(sections, 'summary map')).toEqual({ value: ['summary'], isTold: true });
    expect(read(sections, 'none')).toEqual({ value: [], isTold: false });
  });

  it('with a language may be regional', () => {
    expect(['es-EC', 'en', null, 'auto'].map((text) => read(locale, text).value)).toEqual([
      'es-EC',
      'en',
      'auto',
      'auto',
    ]);
    expect(read(locale, 'fr')).toEqual({ value: 'auto', isTold: true });
  });

  it('is written from a property so that reading it gives the same again', () => {
    expect([true, false, null, undefined, 12, 'a'].map(toText)).toEqual(['', null, null, null, '12', 'a']);
    for (const value of [['vida', 'autos'], ['seguros de vida'], ['seguros de vida', 'autos'], []])
      expect(read(list, toText(value)).value).toEqual(value);
    expect(toAttribute('lockedFilters')).toBe('locked-filters');
  });
});
