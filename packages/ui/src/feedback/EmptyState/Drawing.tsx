import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export type DrawingName = 'list' | 'search' | 'document' | 'people' | 'shield';

// Each drawing stands on the same ground line; `accent` strokes carry the brand's colour.
const drawings: Record<DrawingName, ReactNode> = {
  list: (
    <>
      <rect x="28" y="18" width="64" height="54" rx="7" className={styles.sheet} />
      <path d="M28 34h64" />
      <path d="M38 26h14" />
      <circle cx="41" cy="45" r="3" className={styles.accent} />
      <path d="M50 45h30" />
      <circle cx="41" cy="59" r="3" className={styles.accent} />
      <path d="M50 59h20" />
    </>
  ),
  search: (
    <>
      <rect x="24" y="22" width="56" height="50" rx="7" className={styles.sheet} />
      <path d="M34 34h30M34 44h18M34 54h12" />
      <circle cx="74" cy="50" r="15" className={styles.lens} />
      <path d="M85 61l10 10" className={styles.accent} />
      <path d="M67 47a8 8 0 0 1 6-5" className={styles.accent} />
    </>
  ),
  document: (
    <>
      <path d="M38 14h28l18 18v34a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z" className={styles.sheet} />
      <path d="M66 14v12a6 6 0 0 0 6 6h12" />
      <path d="M42 44h32M42 53h22" />
      <path d="M42 63c4-5 7-5 8 0s5 3 9-1" className={styles.accent} />
    </>
  ),
  people: (
    <>
      <circle cx="46" cy="34" r="11" className={styles.sheet} />
      <path d="M26 72c0-13 9-21 20-21s20 8 20 21" className={styles.sheet} />
      <circle cx="78" cy="40" r="8" className={styles.accent} />
      <path d="M72 54c12-3 22 5 22 18" className={styles.accent} />
    </>
  ),
  shield: (
    <>
      <path d="M60 12c9 6 18 8 28 9v20c0 16-11 26-28 32-17-6-28-16-28-32V21c10-1 19-3 28-9z" className={styles.sheet} />
      <path d="M48 43l9 9 16-18" className={styles.accent} />
    </>
  ),
};

/** One of the five line drawings for empty places. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true" className={styles.drawing}>
      <path d="M14 72h92" className={styles.ground} />
      {drawings[name]}
    </svg>
  );
}
