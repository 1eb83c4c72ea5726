import { type DirectoryPlace, placeSearch } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './PublicScreen.css.ts';

/** Where nothing is looked for nothing is nearer to it: what the directory then answers is in the order of names. */
const sortsOf = (query: string) =>
  query.trim() ? (['relevance', 'name', 'newest'] as const) : (['name', 'newest'] as const);

/** The orders that the directory knows, as links: they work without script, and the address keeps what is chosen. */
export function SearchSort({ place }: { place: DirectoryPlace }) {
  const { t } = useTranslation('heads');
  const id = useId();
  const sorts = sortsOf(place.query);
  const chosen = sorts.find((sort) => sort === place.sort) ?? sorts[0];
  return (
    <nav aria-labelledby={id} className={css.sort}>
      <span id={id} className={css.sortLabel}>
        {t('search.sort.label')}
      </span>
      {sorts.map((sort) => (
        <Link
          key={sort}
          href={`${paths.search()}${placeSearch({ ...place, sort: sort === sorts[0] ? undefined : sort, page: 1 })}`}
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
