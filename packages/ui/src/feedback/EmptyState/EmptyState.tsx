import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import * as styles from './EmptyState.css.ts';

type EmptyStateProps = {
  /** What is missing: a `list`, matches of a `search`, a `document`, `people`, or a `shield` for policies and rights. */
  drawing: DrawingName;
  /** What there is not, in a few words without a full stop: "No customers yet". */
  title: string;
  /** One sentence that teaches the next step. */
  text?: string;
  /** One button or link. */
  action?: ReactNode;
};

/** Stands where there is nothing yet and says what to do next. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
