import { paths } from '@corredor/core/paths';
import { Icon } from '@corredor/ui/Icon';
import { Link } from '@corredor/ui/Link';
import { Menu } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageLink } from './LanguageLink.tsx';
import * as css from './PublicMenu.css.ts';
import { PublicNav } from './PublicNav.tsx';

/** Closes itself once a link was followed; without script it stays open, and the links work all the same. */
function close(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest('a'))
    event.currentTarget.closest('details')?.removeAttribute('open');
}

/** The links of the page's head where there is no room for them beside each other. */
export function PublicMenu({ isHome }: { isHome: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <details className={css.menu}>
      <summary className={css.opener}>
        <Icon of={Menu} size={20} label={t('nav.menu')} />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to its links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click */}
      <div className={css.sheet} onClick={close}>
        <nav aria-label={t('nav.label')}>
          <ul className={css.links}>
            <PublicNav isHome={isHome} wrap={(link) => <li>{link}</li>} />
            <li>
              <Link href={paths.login()} tone="quiet">
                {t('nav.login')}
              </Link>
            </li>
            <li>
              <LanguageLink />
            </li>
          </ul>
        </nav>
      </div>
    </details>
  );
}
