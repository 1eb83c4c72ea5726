import { useWords } from '../words/index.ts';
import { MenuEntries, type MenuEntriesProps } from './MenuEntries.tsx';
import * as styles from './SideMenu.css.ts';
import type { SideMenuEntry } from './sideMenu.types.ts';

type SideMenuProps = Omit<MenuEntriesProps, 'entries' | 'depth'> & {
  entries: readonly SideMenuEntry[];
  /** Names the landmark; the main menu unless told. */
  label?: string;
};

/** The way around the product: groups, sub-groups that fold, and links. */
export function SideMenu({ label, ...props }: SideMenuProps) {
  const words = useWords();
  return (
    <nav aria-label={label ?? words.mainMenu} className={styles.menu}>
      <MenuEntries {...props} depth={0} />
    </nav>
  );
}
