import type { Language } from '@corredor/core/i18n';
import type { PageAnswer } from '@corredor/core/pages';
import { looks } from '@corredor/ui/plain';
import { themeClass, vars } from '@corredor/ui/theme';
import type { ReactNode } from 'react';
import { embedWords } from './embedWords.ts';
import { escapeHtml } from './escape.ts';
import { liftStyles } from './liftStyles.ts';
import { outwardLinks } from './outwardLinks.ts';
import { sourceOf } from './sourceOf.ts';
import { stylesFor } from './stylesFor.ts';
import { toMarkup } from './toMarkup.ts';

interface Parts {
  content: ReactNode;
  /** Whose styles it needs. */
  route: 'search' | 'publicProfile';
  title: string;
  locale: Language;
  theme: 'auto' | 'light' | 'dark';
  /** The page of the product that shows the same; missing where nothing is shown. */
  canonical?: string;
  /** Changes the markup before its links are looked through. */
  finish?: (markup: string) => string;
}

/**
 * Nothing here runs a script, so nothing that needs one is shown; the page takes the place that its frame gives it. Its ground is the
 * site's where both are light. A dark frame is laid by browsers upon a dark of their own unless the site says that it is dark too, which a
 * frame cannot see: its ground is the theme's.
 */
const own = `html{background:light-dark(transparent,${vars.color.surface.page})}body{min-height:0;background:none;font-family:system-ui,sans-serif}button[type=button]{display:none}`;

/** The whole document of an embedded page: no script, no font, and no link that would open another site within the frame. */
export async function embedDocument(parts: Parts): Promise<PageAnswer> {
  const { content, route, title, locale, theme, canonical, finish = (markup) => markup } = parts;
  const hint = `<span class="${looks.unseen}"> ${escapeHtml(embedWords(locale)('newTab'))}</span>`;
  const { markup, rules } = liftStyles(outwardLinks(finish(await toMarkup(content)), hint));
  // The site around it has its own font, and its frame may load none of ours.
  const root = themeClass({ theme: theme === 'auto' ? 'system' : theme });
  const styles = (stylesFor(route, root, markup) + rules + own).replace(/@font-face\s*{[^}]*}/g, '');
  const html = `<!doctype html>
<html lang="${locale}" class="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme === 'auto' ? 'light dark' : theme}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">\n` : ''}<style>${styles}</style>
</head>
<body>${markup}</body>
</html>
`;
  return { html, scripts: [], styles: [sourceOf(styles)], isIndexable: false };
}
