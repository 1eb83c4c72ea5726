/** What the client has: es and en. */
export type EmbedLanguage = 'es' | 'en';

type WithoutPlural<Id> = Id extends `${infer Stem}.${'one' | 'other'}` ? Stem : Id;

/** Says a message by its id; `{name}` is filled in, and `count` chooses between `.one` and `.other`. */
export type Words<Id extends string> = (id: WithoutPlural<Id>, values?: Record<string, string | number>) => string;

/** The words of one language, with those that a partner replaces. */
export function wordsOf<Id extends string>(
  messages: Record<Id, string>,
  language: EmbedLanguage,
  own?: Partial<Record<Id, string>>,
): Words<Id> {
  const all: Record<string, string | undefined> = { ...messages, ...own };
  return (id, values = {}) => {
    const { count } = values;
    const plural = typeof count === 'number' ? `.${new Intl.PluralRules(language).select(count)}` : '';
    const text = all[id + plural] ?? all[`${id}.other`] ?? all[id] ?? '';
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? value.toLocaleString(language) : value;
    });
  };
}
