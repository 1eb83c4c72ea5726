import { describe, expect, it } from 'vitest';
import { afterKey, keyOf, recordKeys } from './index.ts';

const press = (key: string, more: object = {}) =>
  keyOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('a key press', () => {
  it('is named by its character, with Ctrl or Cmd alike', () => {
    expect(press('G')).toBe('g');
    expect(press('?')).toBe('?');
    expect(press('k', { ctrlKey: true })).toBe('mod+k');
    expect(press('k', { metaKey: true })).toBe('mod+k');
  });

  it('is left alone where it is no character, or writes one', () => {
    for (const key of ['Enter', 'Tab', 'ArrowDown', ' ', 'Dead']) expect(press(key)).toBeNull();
    expect(press('q', { altKey: true })).toBeNull();
  });
});

describe('a sequence of keys', () => {
  const known = ['mod+k', '?', 'n', 'g p', 'g c'];
  it('waits for its second key', () => {
    expect(afterKey('', 'g', known)).toEqual({ pressed: 'g' });
    expect(afterKey('g', 'p', known)).toEqual({ hit: 'g p', pressed: '' });
  });

  it('forgets the first where the second belongs to no sequence', () => {
    expect(afterKey('g', 'x', known)).toEqual({ pressed: '' });
    expect(afterKey('g', 'n', known)).toEqual({ hit: 'n', pressed: '' });
    expect(afterKey('g', 'g', known)).toEqual({ pressed: 'g' });
  });

  it('knows single keys and chords', () => {
    expect(afterKey('', 'n', known)).toEqual({ hit: 'n', pressed: '' });
    expect(afterKey('', 'mod+k', known)).toEqual({ hit: 'mod+k', pressed: '' });
    expect(afterKey('', 'p', known)).toEqual({ pressed: '' });
  });
});

describe('the keys of a record', () => {
  it('are told apart, and from the beginnings of sequences', () => {
    const keys = Object.values(recordKeys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const first of ['g', 'n', '/', '?', 'mod+k']) expect(keys).not.toContain(first);
  });
});
