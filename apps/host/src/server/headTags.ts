import { type Language, languages } from '@corredor/core/i18n';
import type { Brand } from '@corredor/widgets/brand';
import type { Head } from '@corredor/widgets/heads';
import { escapeHtml, toScriptData } from './escape.ts';

interface HeadTags {
  head: Head;
  brand: Brand;
  publicUrl: string;
  language: Language;
  namesLanguage: boolean;
}

const locales: Record<Language, string> = { es: 'es_ES', en: 'en_US' };

/** Title, description, the page's address in each language, and what networks and search engines read. */
export function headTags({ head, brand, publicUrl, language, namesLanguage }: HeadTags): string {
  const address = `${publicUrl}${head.path}`;
  const inLanguage = (one: Language) => `${address}${address.includes('?') ? '&' : '?'}lng=${one}`;
  // Each of the addresses that are alternatives stands for itself, the one that names no language too.
  const own = namesLanguage ? inLanguage(language) : address;
  const others = languages.filter((one) => one !== language);
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...(head.isIndexable ? [] : [meta('name', 'robots', 'noindex')]),
    link('canonical', own),
    ...languages.map((one) => link('alternate', inLanguage(one), one)),
    link('alternate', address, 'x-default'),
    meta('property', 'og:type', head.kind),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', own),
    meta('property', 'og:locale', locales[language]),
    ...others.map((one) => meta('property', 'og:locale:alternate', locales[one])),
    ...imageTags(head, publicUrl),
    ...head.facts.map((fact) => `<script type="application/ld+json">${toScriptData(fact)}</script>`),
  ];
  return tags.join('\n');
}

/** The picture beside a link: wide ones above it, logos beside it. */
function imageTags({ image }: Head, publicUrl: string): string[] {
  const { path, alt, width = 0, height = 0 } = image ?? { path: '', alt: '' };
  const card = meta('name', 'twitter:card', width > height * 1.5 ? 'summary_large_image' : 'summary');
  if (!path) return [card];
  const size = [meta('property', 'og:image:width', String(width)), meta('property', 'og:image:height', String(height))];
  return [
    meta('property', 'og:image', `${publicUrl}${path}`),
    ...(width && height ? size : []),
    meta('property', 'og:image:alt', alt),
    card,
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}">`;
