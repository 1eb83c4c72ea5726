import { useEffect, useRef, useState } from 'react';
import { comfortable, compact } from '../theme/index.ts';
import { useIsNarrow } from '../useIsNarrow/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useWords } from '../words/index.ts';
import { CardSorting } from './CardSorting.tsx';
import * as styles from './DataGrid.css.ts';
import type { DataGridProps } from './dataGrid.types.ts';
import { GridCards } from './GridCards.tsx';
import { GridTable } from './GridTable.tsx';
import { parseSorting } from './sorting.ts';
import { useGridModel } from './useGridModel.ts';

const densities = { comfortable, compact };

/** Records in rows: a full ARIA grid, or cards below 640 px. Whoever gives the rows sorts, filters and pages them; keep `columns` and `rows` stable between renders. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { status = 'ready', density, view = 'auto', columns, sorting, onSortingChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root, 640);
  const { headings, visible, colIndexes } = useGridModel(props);
  const showsCards = view === 'cards' || (view === 'auto' && isNarrow === true);
  return (
    <div ref={root} className={density ? `${styles.root} ${densities[density]}` : styles.root}>
      {showsCards ? (
        <>
          {onSortingChange && <CardSorting columns={columns} sorting={sorting} onSortingChange={onSortingChange} />}
          <GridCards {...props} visible={visible} />
        </>
      ) : (
        <GridTable {...props} status={status} headings={headings} visible={visible} colIndexes={colIndexes} />
      )}
      <SortingAnnouncement {...props} />
    </div>
  );
}

/** Says a new order aloud; nothing at first, when nothing has changed. */
function SortingAnnouncement<Row>({ columns, sorting }: Pick<DataGridProps<Row>, 'columns' | 'sorting'>) {
  const words = useWords();
  const [first] = useState(sorting);
  const hasChanged = useRef(false);
  useEffect(() => {
    if (sorting !== first) hasChanged.current = true;
  }, [sorting, first]);
  const order = parseSorting(sorting);
  const header = order && columns.find((column) => column.sortKey === order.key)?.header;
  const says = order?.isDescending ? words.sortedDescending : words.sortedAscending;
  return (
    <VisuallyHidden as="div">
      <span role="status">{header && (hasChanged.current || sorting !== first) ? says(header) : ''}</span>
    </VisuallyHidden>
  );
}
