import { Fragment } from 'react';
import type { GridTotal } from './dataGrid.types.ts';
import * as styles from './GridTotals.css.ts';

/** Sums one behind the other, each with its name: those without a column in sight. */
export function TotalsLine({ items, isStale = false }: { items: readonly GridTotal[]; isStale?: boolean }) {
  return items.map(({ id, label, value }) => (
    <Fragment key={id}>
      <span className={styles.totalsFact}>
        {label} <b className={styles.totalsValue({ isStale })}>{value}</b>
      </span>{' '}
    </Fragment>
  ));
}
