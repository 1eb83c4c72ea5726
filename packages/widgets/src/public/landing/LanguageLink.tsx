import type { Language } from '@corredor/core/i18n';
import type { MouseEvent } from 'react';
import { useLanguage } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import * as css from './PlaceLink.css.ts';

// Each language calls itself by its own name, so that who cannot read the page can still leave it.
const names: Record<Language, string> = { es: 'Español', en: 'English' };

/** Offers the page, with what is searched there, in the other language: an address of its own, and no reload where the script is there. */
export function LanguageLink() {
  const { language, setLanguage } = useLanguage();
  const { search } = useNavigation();
  const other = language === 'es' ? 'en' : 'es';
  const query = new URLSearchParams(search);
  query.set('lng', other);
  function change(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void setLanguage(other);
  }
  return (
    <a href={`?${query}`} hrefLang={other} lang={other} onClick={change} className={css.link.quiet}>
      {names[other]}
    </a>
  );
}
