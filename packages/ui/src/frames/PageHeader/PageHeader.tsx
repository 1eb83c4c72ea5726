import type { ReactNode } from 'react';
import { Heading } from '../../text/Heading/index.ts';
import * as styles from './PageHeader.css.ts';

type PageHeaderProps = {
  /** What the page is about, as the menu or the record is called; the h1. */
  title: string;
  /** Before the title, for whom the page is about: an Avatar, `large`. */
  face?: ReactNode;
  /** Beside the title, for example a status chip. */
  mark?: ReactNode;
  /** One line that says what this page is about. */
  context?: ReactNode;
  /** Where the page stands; above the title. */
  breadcrumbs?: ReactNode;
  /** The one thing to do here. */
  primaryAction?: ReactNode;
  /** Everything else to do here, in a menu. */
  secondaryActions?: ReactNode;
};

/** The head of a page: where, what, and the one thing to do. */
export function PageHeader({
  title,
  face,
  mark,
  context,
  breadcrumbs,
  primaryAction,
  secondaryActions,
}: PageHeaderProps) {
  const words = (
    <div className={styles.words}>
      <div className={styles.title}>
        <Heading level={1}>{title}</Heading>
        {mark}
      </div>
      {context && <p className={styles.context}>{context}</p>}
    </div>
  );
  return (
    <header className={styles.header}>
      {breadcrumbs}
      <div className={styles.line}>
        {face ? (
          <div className={styles.whom}>
            {face}
            {words}
          </div>
        ) : (
          words
        )}
        {(primaryAction || secondaryActions) && (
          <div className={styles.actions}>
            {secondaryActions}
            {primaryAction && <div className={styles.primary}>{primaryAction}</div>}
          </div>
        )}
      </div>
    </header>
  );
}
