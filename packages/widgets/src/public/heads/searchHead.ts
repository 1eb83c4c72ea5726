import { type PageData, placeSearch, readPlace } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import type { TFunction } from 'i18next';
import { searchTitle } from './titles.ts';

interface SearchWords {
  search: string;
  data: PageData;
  publicUrl: string;
  words: { brand: string };
  t: TFunction<'heads'>;
}

/** The directory; only the whole of it is for search engines, and each page of it, not what somebody looked for. */
export function searchHead({ search, data, publicUrl, words, t }: SearchWords) {
  const { query, sort, page, ...filters } = readPlace(search);
  const isNarrow = query !== '' || sort !== undefined || Object.values(filters).some((value) => value?.length);
  const whole = { query: '', tags: [], branches: [], page };
  const found = data.directory?.page;
  const place = found?.facets.cities.find(({ value }) => value === filters.city)?.label;
  const title = searchTitle(t, words, place);
  const list = {
    '@type': 'ItemList',
    numberOfItems: found?.count ?? 0,
    itemListElement: (found?.results ?? []).map(({ alias, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${publicUrl}${paths.publicProfile(alias)}`,
    })),
  };
  const facts = [{ '@context': 'https://schema.org', '@type': 'SearchResultsPage', name: title, mainEntity: list }];
  return {
    title,
    description: t('search.description'),
    path: `${paths.search()}${placeSearch(whole)}`,
    isIndexable: !isNarrow,
    facts,
  };
}
