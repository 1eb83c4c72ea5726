import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIsNarrow } from '../../foundation/useIsNarrow/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import { comfortable, compact } from '../../theme/index.ts';
import * as styles from './DataGrid.css.ts';
import type { DataGridProps } from './dataGrid.types.ts';
import type LoadedGridCards from './GridCards.tsx';
import { GridTable } from './GridTable.tsx';
import { countSelected } from './selection.ts';
import { parseSorting } from './sorting.ts';
import { useGridModel } from './useGridModel.ts';
import { useGridSelection } from './useGridSelection.ts';

const loadCards = () => import('./GridCards.tsx');
// A lazy component forgets that it is generic.
const GridCards = lazy(loadCards) as unknown as typeof LoadedGridCards;
// On a telephone they come with the grid, not after it was measured.
if (typeof matchMedia === 'function' && matchMedia('(width < 640px)').matches) void loadCards();

const densities = { comfortable, compact };

/** Records in rows: a full ARIA grid, or cards below 640 px. Whoever gives the rows sorts, filters and pages them; keep `columns` and `rows` stable between renders. */
export function DataGrid<Row>(given: DataGridProps<Row>) {
  const { status = 'ready', density, view = 'auto' } = given;
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root, 640);
  const props = { ...given, status };
  const choice = useGridSelection(given);
  const model = useGridModel({ ...props, lead: choice ? 1 : 0 });
  const [moved, setMoved] = useState('');
  const showsCards = view === 'cards' || (view === 'auto' && isNarrow === true);
  return (
    <div ref={root} className={density ? `${styles.root} ${densities[density]}` : styles.root}>
      {showsCards ? (
        <Suspense fallback={<div data-pending />}>
          <GridCards {...props} visible={model.visible} choice={choice} />
        </Suspense>
      ) : (
        <GridTable {...props} model={model} choice={choice} announce={setMoved} />
      )}
      <Announcement {...props} moved={moved} />
    </div>
  );
}

type AnnouncementProps<Row> = Pick<
  DataGridProps<Row>,
  'columns' | 'sorting' | 'selection' | 'rows' | 'rowCount' | 'isRowCountAtLeast'
> & {
  moved: string;
};

/** Says aloud what has just changed: the order, the choice of rows, or a column; nothing at first. */
function Announcement<Row>({
  columns,
  sorting,
  selection,
  rows,
  rowCount = rows.length,
  isRowCountAtLeast = false,
  moved,
}: AnnouncementProps<Row>) {
  const words = useToolWords();
  const order = parseSorting(sorting);
  const header = order && columns.find((column) => column.sortKey === order.key)?.header;
  const sorted = header ? (order.isDescending ? words.sortedDescending : words.sortedAscending)(header) : '';
  const count = selection ? countSelected(selection, rowCount) : 0;
  const isAtLeast = isRowCountAtLeast && selection?.kind === 'matching';
  const [said, setSaid] = useState('');
  const before = useRef({ sorting, count, moved });
  useEffect(() => {
    const last = before.current;
    before.current = { sorting, count, moved };
    if (last.sorting !== sorting) setSaid(sorted);
    else if (last.count !== count) setSaid(words.rowsSelected(count, isAtLeast));
    else if (last.moved !== moved) setSaid(moved);
  }, [sorting, sorted, count, isAtLeast, moved, words]);
  return (
    <VisuallyHidden as="div">
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
