import { acceptedLanguages, keptLanguage, type Language, languageCookie, pickLanguage } from '@corredor/core/i18n';
import type { FastifyRequest } from 'fastify';
import { askedFor } from './asked.ts';

/** In what language a page is drawn, and whether its address says so: then it is another page for search engines. */
export interface Wording {
  language: Language;
  namesLanguage: boolean;
  /** Tells the pages apart that are drawn of one address. */
  key: string;
}

/** The wording of the page that is asked for. */
export function pageWording(request: Asked): Wording {
  const language = pageLanguage(request);
  const namesLanguage = askedFor(request, 'lng') === language;
  return { language, namesLanguage, key: `${language} ${namesLanguage}` };
}
/** The address that a page leads on to, in the language that its own address names. */
export const inLanguage = (path: string, { language, namesLanguage }: Wording): string =>
  namesLanguage ? `${path}?lng=${language}` : path;
type Asked = Pick<FastifyRequest, 'query' | 'headers'>;

/** The language of a page: the address's `lng`, the cookie that keeps the reader's choice, then the browser's wishes. */
export function pageLanguage(request: Asked): Language {
  const { cookie, 'accept-language': wishes } = request.headers;
  return pickLanguage([askedFor(request, 'lng'), keptLanguage(cookieOf(cookie)), ...acceptedLanguages(wishes)]);
}

const cookieOf = (header = '') =>
  header
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === languageCookie)?.[1];
