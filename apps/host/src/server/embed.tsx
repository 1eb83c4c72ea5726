import { type EmbedRequest, type PageAnswer, placeSearch, readPlace } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { BrokerDirectory } from '@corredor/widgets/directory';
import { BrokerProfile } from '@corredor/widgets/profile';
import { brand } from '../brand/brand.ts';
import { embedDocument } from './embedDocument.ts';
import { EmbedFailurePage } from './embedFailure.tsx';
import { embedSettings } from './embedSettings.ts';
import { embedWords } from './embedWords.ts';
import { escapeHtml } from './escape.ts';

const base = '/embed/directory';

/** Draws a widget as a page without any script, for sites that forbid them; what the element takes as attributes stands in the address. */
export async function renderEmbed({ url, language, data, publicUrl, failure }: EmbedRequest): Promise<PageAnswer> {
  const { pathname, searchParams, search } = new URL(url, publicUrl);
  const { settings, props, directory, kept } = embedSettings(searchParams);
  const locale = settings.locale ?? language;
  const shared = { locale, theme: settings.theme };
  const profileHref = `${publicUrl}/{alias}`;
  if (failure) {
    const say = embedWords(locale);
    return embedDocument({
      ...shared,
      route: 'publicProfile',
      title: say(`${failure.kind}.title`),
      content: <EmbedFailurePage {...props} failure={failure} say={say} publicUrl={publicUrl} url={url} />,
    });
  }
  if (pathname !== base) {
    const alias = data.profile?.alias ?? '';
    return embedDocument({
      ...shared,
      route: 'publicProfile',
      title: data.profile?.name ?? brand.name,
      canonical: `${publicUrl}${paths.publicProfile(alias)}`,
      content: (
        <BrokerProfile
          {...props}
          alias={alias}
          locale={locale}
          profileHref={profileHref}
          layout={settings.layout === 'default' || settings.layout === 'blocks' ? settings.layout : 'auto'}
          qr={settings.qr}
          initialData={data.profile}
        />
      ),
    });
  }
  const place = readPlace(search);
  const { query, country, state, city, tags, branches, sort, page } = place;
  return embedDocument({
    ...shared,
    route: 'search',
    title: settings.label ?? brand.name,
    canonical: `${publicUrl}${paths.search()}${placeSearch(place)}`,
    finish: (markup) => withSettings(markup, kept),
    content: (
      <BrokerDirectory
        {...props}
        {...directory}
        locale={locale}
        profileHref={profileHref}
        layout={settings.layout === 'list' || settings.layout === 'grid' ? settings.layout : 'auto'}
        initialData={data.directory?.page}
        formAction={base}
        pagination="pages"
        target="_blank"
        query={query}
        country={country}
        state={state}
        city={city}
        tags={tags}
        branches={branches}
        sort={sort}
        page={page}
      />
    ),
  });
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
