import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { type Brand, mailLink, phoneLink } from '../../base/brand/index.ts';
import { LanguageLink } from './LanguageLink.tsx';
import * as css from './PublicFrame.css.ts';

/** The foot of the public pages: who we are, where else to go, and where else we are. */
export function PublicFoot({ brand: { name, support, social } }: { brand: Brand }) {
  const { t } = useTranslation('landing');
  const pages = [
    [paths.search(), t('nav.directory')],
    [paths.login(), t('nav.login')],
    [paths.register(), t('nav.register')],
    [paths.widgets(), t('footer.widgets')],
    [paths.terms(), t('footer.terms')],
  ] as const;
  return (
    <footer className={css.foot}>
      <div className={css.footLine}>
        <div className={css.footGroup}>
          <Text weight="semibold" tone="strong">
            {name}
          </Text>
          <Text size="sm" tone="muted">
            {t('footer.hours', { hours: support.hours })}
          </Text>
          <ul className={css.footList}>
            <li>
              <Link href={phoneLink(support.phone)} tone="quiet">
                {support.phone}
              </Link>
            </li>
            <li>
              <Link href={mailLink(support.email, t('contact.subject', { brand: name }))} tone="quiet">
                {support.email}
              </Link>
            </li>
          </ul>
        </div>
        <nav aria-label={t('footer.pages')}>
          <ul className={css.footList}>
            {pages.map(([href, label]) => (
              <li key={href}>
                <Link href={href} tone="quiet">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={css.footList}>
          {social.map(({ name, url }) => (
            <li key={url}>
              <Link href={url} isExternal tone="quiet">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <LanguageLink />
          </li>
        </ul>
      </div>
    </footer>
  );
}
