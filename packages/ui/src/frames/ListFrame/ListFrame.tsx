import type { ReactNode } from 'react';
import { keepFocus } from '../../foundation/keepFocus/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import * as styles from './ListFrame.css.ts';

type ListFrameProps = {
  /** What is listed, in the plural; the h1. */
  title: string;
  /** One line below the title that says what the records are for. */
  context?: ReactNode;
  /** Where the list stands, above its title: Breadcrumbs, for one that no entry of the menu leads to. */
  breadcrumbs?: ReactNode;
  /** Makes a new record: the one accent button of the page. */
  primaryAction?: ReactNode;
  /** Everything else to do with the whole list, as importing: a MenuButton. */
  secondaryActions?: ReactNode;
  /** A notice above everything. */
  banner?: ReactNode;
  /** Search, filters, export and columns. */
  toolbar?: ReactNode;
  /** The rows, or what stands in their place. */
  table: ReactNode;
  /** A Pagination; leave it out where the list has no rows at all yet. */
  pager?: ReactNode;
  /** What only paper says: whose list it is, when it was printed and what is left out. */
  paper?: ReactNode;
  /** Below the pager, for example what happens with chosen rows. */
  footer?: ReactNode;
};

/** A page that lists things. On wide screens the rows scroll inside it, so that search and pager stay in sight. */
export function ListFrame({
  title,
  context,
  breadcrumbs,
  primaryAction,
  secondaryActions,
  banner,
  toolbar,
  table,
  pager,
  paper,
  footer,
}: ListFrameProps) {
  return (
    <div className={styles.frame} data-uses-width>
      {banner}
      <PageHeader
        title={title}
        context={context}
        breadcrumbs={breadcrumbs}
        primaryAction={primaryAction}
        secondaryActions={secondaryActions}
      />
      {paper && <div className={styles.paper}>{paper}</div>}
      <div className={styles.list}>
        {toolbar}
        <div ref={keepFocus} className={styles.table}>
          {table}
        </div>
        {pager}
        {footer}
      </div>
    </div>
  );
}
