import type { ReactNode } from 'react';
import * as styles from './DetailFrame.css.ts';

type DetailColumnsProps = {
  /** What the tab is about. */
  children: ReactNode;
  /** A narrow column beside the content where the page has 860 px; below it where it has less. */
  aside?: ReactNode;
  /** The aside stays in sight while the content scrolls: for one that fits the window. */
  isAsideSticky?: boolean;
};

/** The content of a page about one thing beside its aside, within a DetailFrame: for one tab that has an aside where others take the whole width. */
export function DetailColumns({ children, aside, isAsideSticky }: DetailColumnsProps) {
  return (
    <div className={styles.columns({ hasAside: aside !== undefined })}>
      <div className={styles.content}>{children}</div>
      {aside && <aside className={`${styles.aside} ${isAsideSticky ? styles.stays : ''}`}>{aside}</aside>}
    </div>
  );
}
