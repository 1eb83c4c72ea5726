import { type DirectoryPlace, placeSearch } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './PublicScreen.css.ts';

const sorts = ['relevance', 'name', 'newest'] as const;

/** The orders that the directory knows, as links: they work without script, and the address keeps what is chosen. */
export function SearchSort({ place }: { place: DirectoryPlace }) {
  const { t } = useTranslation('heads');
  const id = useId();
  const chosen = place.sort ?? 'relevance';
  return (
    <nav aria-labelledby={id} className={css.sort}>
      <span id={id} className={css.sortLabel}>
        {t('search.sort.label')}
      </span>
      {sorts.map((sort) => (
        <Link
          key={sort}
          href={`${paths.search()}${placeSearch({ ...place, sort: sort === 'relevance' ? undefined : sort, page: 1 })}`}
          rel="nofollow"
          tone={sort === chosen ? 'strong' : 'quiet'}
          aria-current={sort === chosen ? 'true' : undefined}
        >
          {t(`search.sort.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}
