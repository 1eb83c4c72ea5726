import type { ReactNode } from 'react';
import * as styles from './DetailFrame.css.ts';

type DetailColumnsProps = {
  /** What the tab is about. */
  children: ReactNode;
  /** A narrow column beside the content where the page has 860 px; below it where it has less. */
  aside?: ReactNode;
  /** The aside stays in sight while the content scrolls: for one that fits the window. */
  isAsideSticky?: boolean;
  /** The aside says what matters most: it is read first, and stands above the content where it has no room beside. */
  isAsideFirst?: boolean;
};

/** The content of a page about one thing beside its aside, within a DetailFrame: for one tab that has an aside where others take the whole width. */
export function DetailColumns({ children, aside, isAsideSticky, isAsideFirst = false }: DetailColumnsProps) {
  const rail = aside && (
    <aside className={`${styles.aside} ${isAsideFirst ? styles.atEnd : ''} ${isAsideSticky ? styles.stays : ''}`}>
      {aside}
    </aside>
  );
  return (
    <div className={styles.columns({ hasAside: aside !== undefined })}>
      {isAsideFirst && rail}
      <div className={`${styles.content} ${isAsideFirst ? styles.atStart : ''}`}>{children}</div>
      {!isAsideFirst && rail}
    </div>
  );
}
