import type { ReactNode } from 'react';
import { useMediaQuery } from '../../foundation/useMediaQuery/index.ts';
import { Heading } from '../../text/Heading/index.ts';
import { media } from '../../theme/media.css.ts';
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
  /** Everything else to do here, in a menu or as a few buttons. */
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
        {(primaryAction || secondaryActions) && <Actions primary={primaryAction} secondary={secondaryActions} />}
      </div>
    </header>
  );
}

/** At the end of a line the one thing to do comes last, on a phone first; focus goes through them as they are seen. */
function Actions({ primary, secondary }: { primary: ReactNode; secondary: ReactNode }) {
  const isRoomy = useMediaQuery(media.sm);
  const groups = [
    <div key="secondary" className={styles.group}>
      {secondary}
    </div>,
    <div key="primary" className={`${styles.group} ${styles.primary}`}>
      {primary}
    </div>,
  ];
  return <div className={styles.actions}>{isRoomy ? groups : groups.toReversed()}</div>;
}
