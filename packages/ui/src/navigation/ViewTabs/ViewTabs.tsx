import { type ReactNode, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { fadedAfter, fadedBefore } from '../../foundation/edges/index.ts';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import { useTabInSight } from '../useTabInSight.ts';
import { useTabsOutOfSight } from '../useTabsOutOfSight.ts';
import * as styles from './ViewTabs.css.ts';

type ViewTab = {
  /** Unique among the views. */
  id: string;
  /** The name of the state, or the one that a person gave the view; cut with an ellipsis beyond 16 rem. */
  label: string;
  /** The list's address with the view's filters and order. */
  href: string;
  /** The view in sight, one at most; it scrolls into view. */
  isCurrent?: boolean;
  /** Tells a kind of view, for example a shared one. */
  icon?: IconType;
  /** What the icon says, read aloud; needed with one, unless the label says the same. */
  iconLabel?: string;
  /** Behind the name, for example that it was changed. */
  note?: string;
  /** How many records it shows, behind the name; null while that is being counted, which holds its place. */
  count?: number | null;
  /** The first of another kind, set apart by a line: the first saved view behind the states. */
  isApart?: boolean;
};

type ViewTabsProps = {
  /** What the views are of; read aloud. */
  label: string;
  /** The states and views in their order; the first shows everything. */
  items: readonly ViewTab[];
  /** What can be done with views: a MenuButton. */
  menu?: ReactNode;
};

/** Ways to see one list, each an address of its own: its states, then what people saved. */
export function ViewTabs({ label, items, menu }: ViewTabsProps) {
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const list = useRef<HTMLUListElement>(null);
  const out = useTabsOutOfSight(list, list);
  const current = items.find(({ isCurrent }) => isCurrent)?.id;
  useTabInSight(list, 'li:has([aria-current])', current);
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={list} className={`${styles.list} ${out.before ? fadedBefore : ''} ${out.after ? fadedAfter : ''}`}>
        {items.map(({ id, label: words, href, isCurrent, icon, iconLabel, note, count, isApart }) => (
          <li key={id} className={styles.item} data-apart={isApart || undefined}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.view}>
              {icon && <Icon of={icon} label={iconLabel} />}
              <span className={styles.words}>{words}</span>
              {count !== undefined && <span className={styles.count}>{count !== null && number.format(count)}</span>}
              {note && <span className={styles.note}>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {menu}
    </nav>
  );
}
