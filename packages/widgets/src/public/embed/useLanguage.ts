import { type RefObject, useLayoutEffect, useState } from 'react';
import { chooseLanguage, known } from './language.ts';
import type { EmbedLanguage } from './words.ts';

/** The visitor's language; unknown until the page is there, so that a server's markup stays true. */
export function useLanguage(locale: string, root: RefObject<Element | null>): EmbedLanguage | undefined {
  const [found, setFound] = useState(known(locale));
  useLayoutEffect(
    () => setFound(chooseLanguage(locale, root.current?.parentElement ?? null, navigator.languages)),
    [locale, root],
  );
  return known(locale) ?? found;
}
