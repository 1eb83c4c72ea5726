import { client } from 'virtual:corredor-client';
import type { FrameRequest, PageAnswer } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { createI18n } from '@corredor/widgets/app';
import { type HeadName, headOf } from '@corredor/widgets/heads';
import { brand } from '../brand/brand.ts';
import { escapeHtml } from './escape.ts';
import { headTags } from './headTags.ts';

/** The pages that only the app draws; every other path is the confirmation of a registration. */
const names: Record<string, HeadName> = {
  [paths.widgets()]: 'widgets',
  [paths.passwordRecovery()]: 'recovery',
};

/**
 * The app's bare page with the head of one that only the app draws: who reads it without scripts, or passes its address on, reads what it is
 * for in their language.
 */
export async function renderFrame({
  url,
  language,
  namesLanguage = false,
  publicUrl,
}: FrameRequest): Promise<PageAnswer> {
  const name = names[new URL(url, publicUrl).pathname] ?? 'confirmation';
  const i18n = createI18n({ language });
  await i18n.loadNamespaces('heads');
  const head = headOf({ name, url, data: {}, brand, publicUrl, i18n });
  const note = i18n.t(name === 'widgets' ? 'widgets.needsScript' : 'needsScript', { ns: 'heads' });
  const [title = ''] = head.title.split(' | ');
  const aside = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(head.description)}</p><p>${escapeHtml(note)}</p>`;
  const tags = head.isIndexable
    ? headTags({ head, brand, publicUrl, language, namesLanguage })
    : `<title>${escapeHtml(head.title)}</title>\n<meta name="description" content="${escapeHtml(head.description)}">`;
  const html = client.page
    .replace(/<html lang="[^"]*">/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => tags)
    .replace('<div id="root">', () => `<noscript>${aside}</noscript>\n    <div id="root">`);
  return { html, scripts: [], styles: [], isIndexable: head.isIndexable };
}
