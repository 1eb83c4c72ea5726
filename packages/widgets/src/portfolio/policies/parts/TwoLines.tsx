import type { ReactNode } from 'react';
import * as css from './TwoLines.css.ts';

/** A value in a row of a list with what has changed of it below. */
export function TwoLines({ note, children }: { note: string; children: ReactNode }) {
  return (
    <span className={css.lines}>
      <span>{children}</span>
      <span className={css.note}>{note}</span>
    </span>
  );
}
