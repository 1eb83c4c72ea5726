import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceLink } from './PlaceLink.tsx';

interface PublicNavProps {
  /** On the front page the places are on this page; elsewhere they are there. */
  isHome: boolean;
  wrap?: (link: ReactNode) => ReactNode;
}

/** The links to the places of the front page and to the directory. */
export function PublicNav({ isHome, wrap = (link) => link }: PublicNavProps) {
  const { t } = useTranslation('landing');
  const place = (name: 'benefits' | 'prices' | 'contact') =>
    isHome ? (
      <PlaceLink place={name}>{t(`nav.${name}`)}</PlaceLink>
    ) : (
      <Link href={`${paths.landing()}#${name}`} tone="quiet">
        {t(`nav.${name}`)}
      </Link>
    );
  const links: [string, ReactNode][] = [
    ['home', <Link key="home" href={paths.landing()} tone="quiet" children={t('nav.home')} />],
    ['benefits', place('benefits')],
    ['prices', place('prices')],
    ['directory', <Link key="directory" href={paths.search()} tone="quiet" children={t('nav.directory')} />],
    ['contact', place('contact')],
  ];
  return links.map(([name, link]) => <Fragment key={name}>{wrap(link)}</Fragment>);
}
