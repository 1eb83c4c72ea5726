import { readFileSync } from 'node:fs';

export type Language = 'es' | 'en';
/** The words that a person reads, from the product's own messages, so that one test speaks both languages. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const root = new URL('../../', import.meta.url);
const shared = 'packages/core/src/i18n/messages';
const filesOf = (room: string, language: Language) =>
  room === 'common'
    ? [`${shared}/${language}.json`, `${shared}/basics.${language}.json`]
    : [`packages/widgets/src/${room}/messages/${language}.json`];
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

/** `words('es')('access:login.title')`; throws for a key that does not exist. */
export function wordsOf(language: Language): Words {
  const rooms = new Map<string, unknown>();
  return (key, values = {}) => {
    const [room = '', path = ''] = key.split(':');
    if (!rooms.has(room)) rooms.set(room, Object.assign({}, ...filesOf(room, language).map(read)));
    const found = path
      .split('.')
      .reduce<unknown>((place, step) => (place as Record<string, unknown>)?.[step], rooms.get(room));
    if (typeof found !== 'string') throw new Error(`No message ${key} in ${language}.`);
    return found.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? `{{${name}}}`));
  };
}
