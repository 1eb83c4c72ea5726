import { type CommonMessages, endOnce, type Language, type MessageKey } from '../i18n/index.ts';
import basicsEn from '../i18n/messages/basics.en.json' with { type: 'json' };
import basicsEs from '../i18n/messages/basics.es.json' with { type: 'json' };
import en from '../i18n/messages/en.json' with { type: 'json' };
import es from '../i18n/messages/es.json' with { type: 'json' };

/** The shared words of both languages at once: for the server and its mails, too heavy for a browser. */
export const catalogue: Record<Language, CommonMessages> = {
  es: { ...basicsEs, ...es },
  en: { ...basicsEn, ...en },
};

/** Writes a message without i18next, for the server, the mails and the embeds. */
export function message(language: Language, key: MessageKey, values: Record<string, string | number> = {}): string {
  const text = key.split('.').reduce<unknown>(step, catalogue[language]);
  if (typeof text !== 'string') return key;
  return endOnce(text, values).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const step = (tree: unknown, name: string): unknown =>
  typeof tree === 'object' && tree !== null ? Object.entries(tree).find(([key]) => key === name)?.[1] : undefined;
