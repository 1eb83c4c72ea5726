import { useEffect, useId } from 'react';
import { MenuBranch } from './MenuBranch.tsx';
import { MenuLink } from './MenuLink.tsx';
import * as styles from './SideMenu.css.ts';
import type { MenuEntriesProps, SideMenuEntry, SideMenuGroup } from './sideMenu.types.ts';

/** The entries of one level; `labelledBy` is the id of the words that name them. */
export function MenuEntries({ entries, labelledBy, ...shared }: MenuEntriesProps & { labelledBy?: string }) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} {...shared} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, unknownGroupText, ...shared }: Omit<MenuEntriesProps, 'entries'> & { entry: SideMenuEntry }) {
  switch (entry.type) {
    case 'group':
      return <Group group={entry} {...shared} />;
    case 'collapse':
      return (
        <MenuBranch branch={entry} {...shared}>
          <MenuEntries {...shared} entries={entry.children} />
        </MenuBranch>
      );
    case 'item':
      return <MenuLink item={entry} {...shared} />;
    default:
      return (
        <Unknown entry={entry} text={unknownGroupText ?? shared.unknownText} onUnknownItem={shared.onUnknownItem} />
      );
  }
}

function Group({ group, ...shared }: Omit<MenuEntriesProps, 'entries'> & { group: SideMenuGroup }) {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.groupTitle}>
        {group.title}
      </p>
      {group.caption && <p className={styles.groupCaption}>{group.caption}</p>}
      <MenuEntries {...shared} entries={group.children} labelledBy={id} />
    </div>
  );
}

type UnknownProps = { entry: unknown; text: string; onUnknownItem: MenuEntriesProps['onUnknownItem'] };

function Unknown({ entry, text, onUnknownItem }: UnknownProps) {
  useEffect(() => {
    onUnknownItem?.(entry);
  }, [entry, onUnknownItem]);
  return <p className={styles.unknown}>{text}</p>;
}
