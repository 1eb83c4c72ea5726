import { ChevronRight } from 'lucide-react';
import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb } from 'react-aria-components/Breadcrumbs';
import { Link } from '../../actions/Link/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './Breadcrumbs.css.ts';

type BreadcrumbsProps = {
  /** From the list to the page itself, as label and address; the last one needs no address. */
  items: readonly { label: string; href?: string }[];
};

/** Where the page is, with the way back. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const words = useToolWords();
  return (
    <nav aria-label={words.path}>
      <AriaBreadcrumbs className={css.list}>
        {items.map(({ label, href }, index) => (
          <Breadcrumb key={`${href} ${label}`} className={css.crumb}>
            {href && index < items.length - 1 ? (
              <Link href={href} tone="quiet">
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} className={css.current}>
                {label}
              </span>
            )}
            {index < items.length - 1 && (
              <span className={css.between}>
                <Icon of={ChevronRight} />
              </span>
            )}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
