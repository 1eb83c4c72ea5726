import type { DirectoryPage } from '@corredor/core/api';
import { directoryFilters } from '@corredor/core/directory';
import { type DirectoryPlace, placeSearch } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { Heading } from '@corredor/ui/Heading';
import { Text } from '@corredor/ui/Text';
import { widgetTokens } from '@corredor/ui/theme';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePageTitle } from '../base/app/index.ts';
import type { Brand } from '../base/brand/index.ts';
import { BrokerDirectory } from '../public/directory/index.ts';
import { searchTitle } from '../public/heads/index.ts';
import { PublicFrame } from '../public/landing/index.ts';
import * as css from './PublicScreen.css.ts';
import { SearchSort } from './SearchSort.tsx';

interface SearchScreenProps {
  brand: Brand;
  /** What the address asks for. */
  place: DirectoryPlace;
  /** Puts what is looked for into the address. */
  onPlace: (address: string, options: { replace: boolean }) => void;
  /** The first page, where the server has drawn it. */
  initialData?: DirectoryPage;
}

/** `/search` */
export function SearchScreen({ brand, place: asked, onPlace, initialData }: SearchScreenProps) {
  const { t } = useTranslation('heads');
  const { language } = useLanguage();
  const address = placeSearch(asked);
  const [place, setPlace] = useState(asked);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    // Back and forward.
    setSeen(address);
    setPlace(asked);
  }
  const wanted = placeSearch(place);
  const isTyping = place.query !== asked.query;
  useEffect(() => {
    if (wanted !== address) onPlace(`${paths.search()}${wanted}`, { replace: isTyping });
  }, [wanted, address, isTyping, onPlace]);
  const { query, country, state, city, tags, branches, page } = place;
  const [foundIn, setFoundIn] = useState<{ city: string; name: string }>();
  const drawnName = initialData?.facets.cities.find(({ value }) => value === city)?.label;
  const cityName = drawnName ?? (foundIn?.city === city ? foundIn?.name : undefined);
  usePageTitle(searchTitle(t, { brand: brand.name }, cityName));
  return (
    <PublicFrame brand={brand}>
      <div className={css.page}>
        <div className={css.head}>
          <Heading level={1} size="display">
            {t('search.heading')}
          </Heading>
          <Text size="lg">{t('search.context')}</Text>
        </div>
        <div className={`${widgetTokens} ${css.directory}`}>
          <BrokerDirectory
            locale={language}
            initialData={initialData}
            formAction={paths.search()}
            visibleFilters={directoryFilters}
            pagination="pages"
            sort={place.sort}
            tools={<SearchSort place={place} />}
            query={query}
            filters={{ country, state, city, tags, branches }}
            page={page}
            onQueryChange={(next) => setPlace((before) => ({ ...before, query: next }))}
            onFiltersChange={(next) =>
              setPlace((before) => ({
                ...before,
                ...next,
                tags: [...(next.tags ?? [])],
                branches: [...(next.branches ?? [])],
              }))
            }
            onState={({ status, filters, items: [first] }) => {
              if (status === 'ready' && filters.city && first?.city)
                setFoundIn({ city: filters.city, name: first.city });
            }}
            onPageChange={(next) => setPlace((before) => ({ ...before, page: next }))}
          />
        </div>
      </div>
    </PublicFrame>
  );
}
