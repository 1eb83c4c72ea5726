import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { en } from '../../packages/ui/src/foundation/words/en.ts';
import { enTools } from '../../packages/ui/src/foundation/words/enTools.ts';
import { es } from '../../packages/ui/src/foundation/words/es.ts';
import { esTools } from '../../packages/ui/src/foundation/words/esTools.ts';

export type Language = 'es' | 'en';
/** The words that a person reads, from the product's own messages, so that one test speaks both languages. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const root = new URL('../../', import.meta.url);
const shared = 'packages/core/src/words/i18n/messages';
const filesOf = (namespace: string, language: Language) => {
  if (namespace === 'common') return [`${shared}/${language}.json`, `${shared}/basics.${language}.json`];
  if (namespace === 'server') return [`apps/api/src/server/request/messages/${language}.json`];
  return globSync(`packages/widgets/src/{*/,}${namespace}/messages/${language}.json`, { cwd: fileURLToPath(root) });
};
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
const messagesOf = (namespace: string, language: Language) =>
  namespace === 'ui'
    ? { es: { ...es, ...esTools }, en: { ...en, ...enTools } }[language]
    : Object.assign({}, ...filesOf(namespace, language).map(read));

/** Every message that was asked for in this process, for those who want to know what tests look for. */
export const askedWords = new Set<string>();

/** `words('es')('access:login.title')`, `ui:` for the design system's own, `server:` for the server's; throws for a key that does not exist. */
export function wordsOf(language: Language): Words {
  const namespaces = new Map<string, unknown>();
  return (key, values = {}) => {
    askedWords.add(key);
    const [namespace = '', path = ''] = key.split(':');
    if (!namespaces.has(namespace)) namespaces.set(namespace, messagesOf(namespace, language));
    const words = namespaces.get(namespace) as Record<string, unknown>;
    // The widgets' words are flat: their keys are what partners write.
    const found =
      words[path] ?? path.split('.').reduce<unknown>((place, step) => (place as typeof words)?.[step], words);
    if (typeof found !== 'string') throw new Error(`No message ${key} in ${language}.`);
    return found.replace(/\{\{(\w+)(, number)?\}\}/g, (_all, name: string, isNumber?: string) => {
      const value = values[name] ?? `{{${name}}}`;
      return isNumber ? Number(value).toLocaleString(language) : String(value);
    });
  };
}
