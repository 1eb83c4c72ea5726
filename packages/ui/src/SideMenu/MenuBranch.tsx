import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { MenuEntries, type MenuEntriesProps } from './MenuEntries.tsx';
import * as styles from './SideMenu.css.ts';
import { holds, type SideMenuCollapse } from './sideMenu.types.ts';

type MenuBranchProps = Omit<MenuEntriesProps, 'entries'> & { branch: SideMenuCollapse };

/** A sub-group that folds; open at first when it holds the present page or what was last opened. */
export function MenuBranch({ branch, ...shared }: MenuBranchProps) {
  const { depth, selectedId, openItem, onOpenItemChange } = shared;
  const id = useId();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? (holds(branch, selectedId) || holds(branch, openItem));
  const toggle = () => {
    setChoice(!isOpen);
    onOpenItemChange?.(isOpen ? 'default' : branch.id);
  };
  return (
    <>
      <button
        type="button"
        className={styles.entry({ isHolder: !isOpen && holds(branch, selectedId) })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {branch.icon && <Icon of={branch.icon} size={20} />}
        <span className={styles.words}>
          <span className={styles.title}>{branch.title}</span>
          {branch.caption && <span className={styles.caption}>{branch.caption}</span>}
        </span>
        <span className={styles.chevron({ isOpen })}>
          <Icon of={ChevronDown} />
        </span>
      </button>
      {isOpen && (
        <div id={id} className={styles.branch}>
          <MenuEntries {...shared} depth={depth + 1} entries={branch.children} />
        </div>
      )}
    </>
  );
}
