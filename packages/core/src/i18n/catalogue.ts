import type { Language } from './languages.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

/** Name under which i18next holds these messages. */
export const commonNamespace = 'common';

export type CommonMessages = typeof en;

/** The words that every part of the product shares. */
export const catalogue: Record<Language, CommonMessages> = { es, en };

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A message of the catalogue, by its path. */
export type MessageKey = KeysOf<CommonMessages>;

/** Writes a message without i18next, for the server, the mails and the embeds. */
export function message(language: Language, key: MessageKey, values: Record<string, string | number> = {}): string {
  const text = key.split('.').reduce<unknown>(step, catalogue[language]);
  if (typeof text !== 'string') return key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const step = (tree: unknown, name: string): unknown =>
  typeof tree === 'object' && tree !== null ? Object.entries(tree).find(([key]) => key === name)?.[1] : undefined;
