import { describe, expect, it } from 'vitest';
import { allows } from './allows.ts';
import { distinct } from './distinct.ts';
import { chooseLanguage } from './language.ts';
import { profileHref, safeHref } from './safeHref.ts';
import { wordsOf } from './words.ts';

describe('words', () => {
  const say = wordsOf({ 'found.one': '{count} broker', 'found.other': '{count} brokers', bye: 'Bye, {name}' }, 'en', {
    bye: 'Adieu, {name}',
  });

  it('choose the plural of the language, and write numbers as it does', () => {
    expect([say('found', { count: 1 }), say('found', { count: 1234 })]).toEqual(['1 broker', '1,234 brokers']);
  });

  it('are replaced by those of the partner, and filled in', () => {
    expect(say('bye', { name: 'Ada' })).toBe('Adieu, Ada');
  });

  it('take what the language has where it knows a plural that the words do not', () => {
    const es = wordsOf({ 'found.one': 'uno', 'found.other': 'otros' }, 'es');
    expect(es('found', { count: 1_000_000 })).toBe('otros');
  });
});

describe('an address', () => {
  it('is taken as it is where it is http or https', () => {
    expect(safeHref('https://andina.example/a?b')).toBe('https://andina.example/a?b');
    expect(safeHref('/andina', 'https://x.example')).toBe('/andina');
  });

  it.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'www.andina.example', '', null])(
    'is nothing where it is %s',
    (address) => expect(safeHref(address)).toBeUndefined(),
  );

  it('of a profile comes from the template, with the alias encoded', () => {
    expect(profileHref('{origin}/{alias}', 'https://c.example', 'a/b')).toBe('https://c.example/a%2Fb');
    expect(profileHref('/brokers?id={alias}', '', 'andina')).toBe('/brokers?id=andina');
    expect(profileHref('javascript:{alias}', '', 'alert(1)')).toBeUndefined();
  });
});

describe('the language', () => {
  it('is what is written on the widget, then what the browser prefers, then English', () => {
    expect(chooseLanguage('es-EC', null, ['en'])).toBe('es');
    expect(chooseLanguage('auto', null, ['fr-FR', 'es-MX', 'en'])).toBe('es');
    expect(chooseLanguage('auto', null, ['fr'])).toBe('en');
    expect(chooseLanguage('pt', null)).toBe('en');
  });
});

describe('a partner that hears before we act', () => {
  it('keeps us from it by false or by preventing the default', () => {
    expect(allows(undefined, { a: 1 })).toBe(true);
    expect(allows(({ a }) => a, { a: 1 })).toBe(true);
    expect(allows(() => false, { a: 1 })).toBe(false);
    expect(allows(({ preventDefault }) => preventDefault(), { a: 1 })).toBe(false);
  });
});

it('says each word once', () => {
  expect(distinct(['Salud', null, 'Vida', 'salud', ''])).toEqual(['Salud', 'Vida']);
});
