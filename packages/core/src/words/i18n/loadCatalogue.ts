import type { Language } from './languages.ts';
import type basics from './messages/basics.en.json';
import type rest from './messages/en.json';

/** Name under which i18next holds the words that every part of the product shares. */
export const commonNamespace = 'common';

/** Name of the part of them that every page needs, the login page too: errors and what is wrong with a value. */
export const basicsNamespace = 'basics';

export type BasicMessages = typeof basics;
export type CommonMessages = typeof rest & BasicMessages;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A message of the catalogue, by its path. */
export type MessageKey = KeysOf<CommonMessages>;
/** A message that every page has at hand. */
export type BasicKey = KeysOf<BasicMessages>;

type Loaders<Messages> = Record<Language, () => Promise<{ default: Messages }>>;

const basicsLoaders: Loaders<BasicMessages> = {
  es: () => import('./messages/basics.es.json', { with: { type: 'json' } }),
  en: () => import('./messages/basics.en.json', { with: { type: 'json' } }),
};
const loaders: Loaders<typeof rest> = {
  es: () => import('./messages/es.json', { with: { type: 'json' } }),
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
};

/** Loads the words that every page needs, in one language, so that a browser gets only what it shows. */
export const loadBasics = async (language: Language) => (await basicsLoaders[language]()).default;
/** Loads the other shared words of one language; i18next falls back to the basics for the rest. */
export const loadCatalogue = async (language: Language) => (await loaders[language]()).default;
