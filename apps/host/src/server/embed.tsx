import { client } from 'virtual:corredor-client';
import { type PageAnswer, type PageRequest, placeSearch, readPlace } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { themeClass } from '@corredor/ui/theme';
import { BrokerDirectory } from '@corredor/widgets/directory';
import { BrokerProfile } from '@corredor/widgets/profile';
import { prerender } from 'react-dom/static';
import { brand } from '../brand.ts';
import { embedSettings } from './embedSettings.ts';
import { escapeHtml } from './escape.ts';
import { liftStyles } from './liftStyles.ts';
import { sourceOf } from './sourceOf.ts';

const base = '/embed/directory';
/** Nothing here runs a script, so nothing that needs one is shown; the page takes the place that its frame gives it. */
const own = 'body{min-height:0;background:none;font-family:system-ui,sans-serif}button[type=button]{display:none}';

/** Draws a widget as a page without any script, for sites that forbid them; what the element takes as attributes stands in the address. */
export async function renderEmbed({ url, language, data, publicUrl }: PageRequest): Promise<PageAnswer> {
  const { pathname, searchParams, search } = new URL(url, publicUrl);
  const { settings, props, directory, kept } = embedSettings(searchParams);
  const locale = settings.locale ?? language;
  const isDirectory = pathname === base;
  const place = readPlace(search);
  const { query, country, state, city, tags, branches, sort, page } = place;
  const widget = isDirectory ? (
    <BrokerDirectory
      {...props}
      {...directory}
      locale={locale}
      layout={settings.layout === 'list' || settings.layout === 'grid' ? settings.layout : 'auto'}
      initialData={data.directory?.page}
      formAction={base}
      pagination="pages"
      target="_blank"
      profileHref={`${publicUrl}/{alias}`}
      query={query}
      {...{ country, state, city, tags, branches, sort, page }}
    />
  ) : (
    <BrokerProfile
      {...props}
      alias={data.profile?.alias ?? ''}
      locale={locale}
      layout={settings.layout === 'default' || settings.layout === 'blocks' ? settings.layout : 'auto'}
      qr={settings.qr}
      initialData={data.profile}
      profileHref={`${publicUrl}/{alias}`}
    />
  );
  const { prelude } = await prerender(widget, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const drawn = (await new Response(prelude).text()).replace(/^(?:<link [^>]*>)*/, '');
  const { markup, rules } = liftStyles(withSettings(drawn, kept));
  const route = client.routes[isDirectory ? 'search' : 'publicProfile'];
  // The site around it has its own font, and its frame may load none of ours.
  const styles = `${client.styles}${route?.styles ?? ''}${rules}${own}`.replace(/@font-face\s*{[^}]*}/g, '');
  const title = data.profile?.name ?? settings.label ?? brand.name;
  const canonical = `${publicUrl}${isDirectory ? `${paths.search()}${placeSearch(place)}` : paths.publicProfile(data.profile?.alias ?? '')}`;
  const html = `<!doctype html>
<html lang="${locale}" class="${themeClass({ theme: settings.theme === 'auto' ? 'system' : settings.theme })}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${settings.theme === 'auto' ? 'light dark' : settings.theme}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${escapeHtml(canonical)}">
<style>${styles}</style>
</head>
<body>${markup}</body>
</html>
`;
  return { html, scripts: [], styles: [sourceOf(styles)], isIndexable: false };
}

/** The form and the links to other pages keep what the address says of the looks. */
function withSettings(markup: string, kept: [string, string][]): string {
  const fields = kept.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`);
  const pairs = escapeHtml(String(new URLSearchParams(kept)));
  const linked = pairs
    ? markup.replaceAll(
        / href="\/embed\/directory(?:\?([^"]*))?"/g,
        (_all, rest?: string) => ` href="${base}?${rest ? `${rest}&amp;` : ''}${pairs}"`,
      )
    : markup;
  return linked.replace(/<form [^>]*>/, (form) => form + fields.join(''));
}
