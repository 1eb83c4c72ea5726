import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import * as styles from './EmptyState.css.ts';

type EmptyStateProps = {
  drawing: DrawingName;
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
