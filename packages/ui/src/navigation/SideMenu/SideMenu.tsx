import { useToolWords } from '../../foundation/words/index.ts';
import { MenuEntries } from './MenuEntries.tsx';
import * as styles from './SideMenu.css.ts';
import type { MenuEntriesProps } from './sideMenu.types.ts';

type SideMenuProps = MenuEntriesProps & {
  /** Names the landmark; the main menu unless told. */
  label?: string;
};

/** The way around the product: groups, sub-groups that fold, and links. */
export function SideMenu({ label, ...props }: SideMenuProps) {
  const words = useToolWords();
  return (
    <nav aria-label={label ?? words.mainMenu} className={styles.menu}>
      <MenuEntries {...props} />
    </nav>
  );
}
