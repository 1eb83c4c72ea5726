import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../text/Icon/index.ts';
import * as styles from './SideMenu.css.ts';
import { holds, type MenuEntriesProps, type SideMenuCollapse } from './sideMenu.types.ts';

type MenuBranchProps = Pick<MenuEntriesProps, 'selectedId' | 'openItem' | 'onOpenItemChange'> & {
  branch: SideMenuCollapse;
  /** The entries of the sub-group. */
  children: ReactNode;
};

/** A sub-group that folds; open at first when it holds the present page or what was last opened. */
export function MenuBranch({ branch, selectedId, openItem, onOpenItemChange, children }: MenuBranchProps) {
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
        <span className={styles.chevron}>
          <Icon of={ChevronDown} />
        </span>
      </button>
      {isOpen && (
        <div id={id} className={styles.branch}>
          {children}
        </div>
      )}
    </>
  );
}
