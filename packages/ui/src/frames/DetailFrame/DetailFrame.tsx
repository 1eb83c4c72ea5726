import type { ReactNode } from 'react';
import { DetailColumns } from './DetailColumns.tsx';
import * as styles from './DetailFrame.css.ts';

type DetailFrameProps = {
  /** The way back to the list: Breadcrumbs, above everything. */
  breadcrumbs?: ReactNode;
  /** A notice about this record, above its header: a Banner. */
  banner?: ReactNode;
  /** What this is: a PageHeader, and a Card with what is true of it at a glance. */
  header: ReactNode;
  /** Tabs with their panels, or the whole content. */
  children: ReactNode;
  /** A narrow column beside the content; below it on small screens. */
  aside?: ReactNode;
  /** The aside stays in sight while the content scrolls: for one that fits the window. */
  isAsideSticky?: boolean;
};

/** A page about one thing. */
export function DetailFrame({ breadcrumbs, banner, header, children, aside, isAsideSticky }: DetailFrameProps) {
  return (
    <div className={styles.frame}>
      {breadcrumbs}
      {banner}
      {header}
      <DetailColumns aside={aside} isAsideSticky={isAsideSticky}>
        {children}
      </DetailColumns>
    </div>
  );
}
