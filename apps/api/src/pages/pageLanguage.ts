import { acceptedLanguages, type Language, languageCookie, pickLanguage } from '@corredor/core/i18n';
import type { FastifyRequest } from 'fastify';

/** The language of a page: the address's `lng`, the cookie that keeps the reader's choice, then the browser's wishes. */
export function pageLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const asked = (query as { lng?: unknown }).lng;
  return pickLanguage([
    typeof asked === 'string' ? asked : null,
    cookieOf(headers.cookie),
    ...acceptedLanguages(headers['accept-language']),
  ]);
}

const cookieOf = (header = '') =>
  header
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === languageCookie)?.[1];
