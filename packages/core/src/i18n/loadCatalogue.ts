import type { Language } from './languages.ts';
import type en from './messages/en.json';

/** Name under which i18next holds the words that every part of the product shares. */
export const commonNamespace = 'common';

export type CommonMessages = typeof en;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A message of the catalogue, by its path. */
export type MessageKey = KeysOf<CommonMessages>;

const loaders: Record<Language, () => Promise<{ default: CommonMessages }>> = {
  es: () => import('./messages/es.json', { with: { type: 'json' } }),
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
};

/** Loads the shared words of one language, so that a browser gets only the words it shows. */
export async function loadCatalogue(language: Language): Promise<CommonMessages> {
  return (await loaders[language]()).default;
}
