import { createInstance } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { languageDetector } from './languageDetector.ts';

/** A browser that keeps, and wishes for, these. */
function open({ address = '', cookie = '', kept = '', wishes = ['en'] }: Record<string, string | string[]>) {
  const storage = { getItem: () => kept || null, setItem: () => {}, removeItem: () => {} };
  const page = { cookie, documentElement: { getAttribute: () => null } };
  const location = { search: address, hash: '', hostname: 'corredor.example' };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: { ...storage, getItem: () => null }, location });
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { languages: wishes });
  const detection = { order: [], caches: [] };
  const i18n = createInstance();
  void i18n.init({ initAsync: false });
  languageDetector.init?.(i18n.services, { lookupQuerystring: 'lng', ...detection }, {});
  return languageDetector.detect();
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['what is kept, if it is ours', { kept: 'en', wishes: ['es-EC'] }, 'en'],
  ['nothing else that is kept: a stranger', { kept: 'xx', wishes: ['es-EC'] }, 'es'],
  ['nothing else that is kept: a country', { kept: 'es-EC', wishes: ['en-US'] }, 'en'],
  ['a cookie, if it is ours', { cookie: 'i18next=es', wishes: ['en'] }, 'es'],
  ['no other cookie', { cookie: 'i18next=es-EC', wishes: ['en'] }, 'en'],
  ['the browser’s wish without its country', { wishes: ['fr', 'es-EC'] }, 'es'],
  ['the address before all', { address: '?lng=es', cookie: 'i18next=en', kept: 'en' }, 'es'],
  ['English where nobody wishes for ours', { wishes: ['fr-CA'] }, 'en'],
])('applies %s', (_what, browser, language) => {
  expect(open(browser)).toBe(language);
});
