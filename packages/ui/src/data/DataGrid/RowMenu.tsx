import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '../../text/Icon/index.ts';
import type { RowAction } from './dataGrid.types.ts';
import * as styles from './RowActions.css.ts';

const loadList = () => import('./RowMenuList.tsx');
const RowMenuList = lazy(loadList);

type RowMenuProps = { label: string; actions: readonly RowAction[] };

/** The menu of a row. Until it is opened it is one plain button: many rows come and go while a person scrolls. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.quickAction}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onFocus={() => void loadList()}
        onPointerEnter={() => void loadList()}
        onClick={() => setOpen(true)}
      >
        <Icon of={Ellipsis} />
      </button>
      {isOpen && (
        <Suspense>
          <RowMenuList trigger={button} label={label} actions={actions} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
