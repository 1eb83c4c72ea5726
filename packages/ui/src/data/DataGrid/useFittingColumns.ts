import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { columnTracks, fitColumns, isEmptyColumn } from './columnTracks.ts';
import type { DataGridProps } from './dataGrid.types.ts';
import type { GridModel } from './useGridModel.ts';

type FittingProps<Row> = Pick<
  DataGridProps<Row>,
  'rows' | 'rowActions' | 'status' | 'keptColumns' | 'addedColumns' | 'onLeftOutChange'
> & {
  model: GridModel<Row>;
  hasSelection: boolean;
  widths: Readonly<Record<string, number>>;
};

/** How wide the probe's letters are in the product's font, in its size. */
const usualProbe = 19.71;

/** By how much letters are wider here than in the product's font; a little more changes nothing. */
function stretchOf(probe: HTMLElement | null) {
  if (!probe) return 1;
  const width = probe.offsetWidth / Number.parseFloat(getComputedStyle(probe).fontSize);
  const stretch = Math.ceil((width / usualProbe) * 50) / 50;
  return stretch > 1.04 ? stretch : 1;
}

// Grids of one page are as wide as one another: the next one is drawn right at once.
let lastRoom: number | null = null;

/** The columns that this grid has room and values for, and their tracks; as letters are drawn wider, so are they. */
export function useFittingColumns<Row>(
  scroller: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  props: FittingProps<Row>,
) {
  const { model, rows, status, hasSelection, widths, keptColumns: kept, addedColumns: added, onLeftOutChange } = props;
  const hasActions = props.rowActions !== undefined;
  const [room, setRoom] = useState(lastRoom);
  const [stretch, setStretch] = useState(1);
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    const measure = () => {
      // A grid that is not shown has no width to speak of.
      if (node.clientWidth === 0) return;
      lastRoom = Math.floor(node.clientWidth / scale);
      setRoom(lastRoom);
      setStretch(stretchOf(probe.current));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, [scroller, probe]);

  const fitted = useMemo(() => {
    // While the rows are on their way, a column that may be empty is taken to be.
    const read = status === 'loading' ? [] : rows;
    const options = { rows: read, hasActions, hasSelection, widths, kept, added, room, stretch };
    const filled = model.visible.filter((column) => !column.hidesEmpty || !isEmptyColumn(column, read));
    const wanted = filled.filter(({ id, isReserve }) => !isReserve || kept?.includes(id));
    const shown = fitColumns(wanted, options);
    const idsOutside = (all: typeof filled, inside: typeof filled) =>
      all.filter(({ id }) => !inside.some((one) => one.id === id)).map(({ id }) => id);
    return {
      shown,
      options,
      narrow: idsOutside(wanted, shown).join(' '),
      empty: status === 'loading' ? '' : idsOutside([...model.visible], filled).join(' '),
    };
  }, [model.visible, rows, status, hasActions, hasSelection, widths, kept, added, room, stretch]);

  // Rows are drawn again when the columns change, not when only their widths do.
  const { shown, narrow, empty } = fitted;
  const drawn = shown.map((column) => `${column.id} ${model.visible.includes(column) ? 'whole' : 'short'}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same columns by other widths are the same
  const visible = useMemo(() => shown, [drawn, model.visible]);
  const headings = visible.flatMap((column) => {
    const heading = model.headings.find((one) => one.column.id === column.id);
    return heading ? [{ ...heading, column }] : [];
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again only when it is another answer
  useEffect(() => {
    const idsIn = (text: string) => (text ? text.split(' ') : []);
    onLeftOutChange?.({ narrow: idsIn(narrow), empty: idsIn(empty) });
  }, [narrow, empty]);
  return {
    visible,
    headings,
    colIndexes: useMemo(
      () => visible.map(({ id }) => model.colIndexes[model.visible.findIndex((column) => column.id === id)] ?? 1),
      [visible, model.visible, model.colIndexes],
    ),
    tracks: columnTracks(shown, fitted.options),
  };
}
