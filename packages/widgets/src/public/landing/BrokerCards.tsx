import type { DirectoryGlimpse } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { Avatar } from '@corredor/ui/Avatar';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Text } from '@corredor/ui/Text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './BrokerCards.css.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The brokers who came last into the directory, and its cities; logos come once somebody turns to the page. */
export function BrokerCards({ glimpse }: { glimpse: DirectoryGlimpse | undefined }) {
  const { t } = useTranslation('landing');
  const { number } = useFormats();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!glimpse)
    return (
      <div className={css.cards}>
        {places.map((place) => (
          <Skeleton key={place} shape="rows" height="5.5rem" />
        ))}
      </div>
    );
  const { count, brokers, cities } = glimpse;
  return (
    <div className={css.alive}>
      <Text tone="strong" weight="medium" id="directory-newest">
        {t('directory.newest', { count, number: number(count) })}
      </Text>
      <ul className={css.cards} aria-labelledby="directory-newest">
        {brokers.map(({ alias, name, slogan, image, city, country }) => (
          <li key={alias} className={css.card}>
            <Avatar name={name} src={isHydrated ? image : null} size="large" shape="company" />
            <div className={css.words}>
              <span className={css.name}>
                <Link href={paths.publicProfile(alias)} tone="strong">
                  {name}
                </Link>
              </span>
              {slogan && <Text size="sm">{slogan}</Text>}
              <Text size="sm" tone="muted">
                {city ? `${city}, ${country.name}` : country.name}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {cities.length > 1 && (
        <nav aria-label={t('directory.cities')} className={css.cities}>
          <Text as="span" size="sm" tone="muted">
            {t('directory.cities')}
          </Text>
          {cities.map(({ value, label, count: there }) => (
            <span key={value} className={css.city}>
              <Link href={paths.search({ city: value })} tone="strong">
                {label}
              </Link>
              <span className={css.count}>{number(there)}</span>
            </span>
          ))}
        </nav>
      )}
    </div>
  );
}
