import type { EmbedLanguage } from './words.ts';

/** The language of a tag, where it is one of ours. */
export const known = (tag: string | null | undefined): EmbedLanguage | undefined => {
  const language = tag?.slice(0, 2).toLowerCase();
  return language === 'es' || language === 'en' ? language : undefined;
};

/** The nearest `lang` above an element, also out of a shadow root. */
function langAround(element: Element | null): string | undefined {
  const holder = element?.closest('[lang]');
  if (holder) return holder.getAttribute('lang') ?? undefined;
  const root = element?.getRootNode();
  return root && 'host' in root && root.host instanceof Element ? langAround(root.host) : undefined;
}

/** What is written on the widget, else around it, else what the browser prefers, else English. */
export function chooseLanguage(
  locale: string,
  element: Element | null,
  preferred: readonly string[] = [],
): EmbedLanguage {
  return known(locale) ?? known(langAround(element)) ?? preferred.map(known).find(Boolean) ?? 'en';
}
