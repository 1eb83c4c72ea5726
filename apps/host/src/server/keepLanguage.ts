import type { Language } from '@corredor/core/i18n';

const attributes = '(?:[^>"]|"[^"]*")*';
const links = new RegExp(`<a (${attributes})>`, 'g');
const searches = new RegExp(`<form (?=${attributes}method="get")${attributes}>`, 'g');

/**
 * Lets the links and search forms of a page carry the language that its own address names: where scripts are off, nothing else keeps it.
 * The script that wakes the page takes it off again, since it remembers the choice (`forgetLanguage`).
 */
export function keepLanguage(markup: string, language: Language): string {
  const field = `<input type="hidden" name="lng" value="${language}">`;
  return markup
    .replace(links, (link) => link.replace(/ href="(\/(?!\/|api\/|assets\/)[^"#]*)(#[^"]*)?"/, withLanguage(language)))
    .replace(searches, (form) => form + field);
}

const withLanguage =
  (language: Language) =>
  (whole: string, path: string, place = ''): string =>
    /[?;&]lng=/.test(path) ? whole : ` href="${path}${path.includes('?') ? '&amp;' : '?'}lng=${language}${place}"`;
