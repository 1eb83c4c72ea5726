import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon, type IconType } from '../../text/Icon/index.ts';
import * as styles from './ViewTabs.css.ts';

type ViewTab = {
  id: string;
  label: string;
  href: string;
  isCurrent?: boolean;
  icon?: IconType;
  /** Behind the name, for example that it was changed. */
  note?: string;
};

type ViewTabsProps = {
  /** What the views are of; read aloud. */
  label: string;
  items: readonly ViewTab[];
  /** What can be done with views: a MenuButton. */
  menu?: ReactNode;
};

/** Ways to see one list, each an address of its own. */
export function ViewTabs({ label, items, menu }: ViewTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current view is what asks for scrolling
  useEffect(() => {
    const box = list.current;
    const open = box?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (box && open) box.scrollLeft = open.offsetLeft - (box.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={list} className={styles.list}>
        {items.map(({ id, label: words, href, isCurrent, icon, note }) => (
          <li key={id} className={styles.item}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.view}>
              {icon && <Icon of={icon} />}
              <span className={styles.words}>{words}</span>
              {note && <span className={styles.note}>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {menu}
    </nav>
  );
}
