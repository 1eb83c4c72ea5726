// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid; table elements cannot be placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus, not their rows
import { useToolWords } from '../../foundation/words/index.ts';
import { totals as row } from './DataGrid.css.ts';
import type { GridColumn, GridTotals as Totals } from './dataGrid.types.ts';
import * as styles from './GridTotals.css.ts';
import { placeTotals } from './placeTotals.ts';
import { TotalsLine } from './TotalsLine.tsx';

type GridTotalsProps<Row> = {
  totals: Totals;
  columns: readonly GridColumn<Row>[];
  /** Place of each visible column among all columns, counted from 1. */
  colIndexes: readonly number[];
  hasSelection: boolean;
  /** Its place below the rows, counted as theirs is. */
  index: number;
  ariaRowIndex: number | undefined;
};

/** The last row of a grid, always in sight: what all rows come to, each sum under its own column. */
export function GridTotals<Row>(props: GridTotalsProps<Row>) {
  const { totals, columns, colIndexes, hasSelection, index, ariaRowIndex } = props;
  const words = useToolWords();
  const lead = hasSelection ? 1 : 0;
  const { first, under, others } = placeTotals(columns, totals.items ?? []);
  const reach = first ?? columns.length;
  return (
    <div role="row" tabIndex={-1} className={row} data-row={index} data-totals aria-rowindex={ariaRowIndex}>
      <div
        role="presentation"
        className={styles.totalsStart}
        style={{ gridColumn: `${lead + 1} / ${first === undefined ? -1 : lead + first + 1}` }}
      >
        <div
          role="rowheader"
          tabIndex={-1}
          className={styles.totalsName({ isFirst: !hasSelection })}
          data-cell={lead}
          aria-colindex={lead + 1}
          aria-colspan={others.length > 0 ? undefined : reach}
        >
          {totals.label ?? words.total}
        </div>
        {others.length > 0 && (
          <div
            role="gridcell"
            tabIndex={-1}
            className={styles.totalsRest}
            data-cell={lead + 1}
            aria-colindex={lead + 2}
            aria-colspan={Math.max(1, reach - 1)}
          >
            <TotalsLine items={others} isStale={totals.isStale} />
          </div>
        )}
      </div>
      {under.map(({ position, values }) => (
        <div
          key={position}
          role="gridcell"
          tabIndex={-1}
          className={styles.total({ isStale: totals.isStale === true })}
          style={{ gridColumn: lead + position + 1 }}
          data-cell={lead + position}
          aria-colindex={colIndexes[position]}
        >
          {values.map(({ id, value }) => (
            <span key={id}>{value}</span>
          ))}
        </div>
      ))}
    </div>
  );
}
