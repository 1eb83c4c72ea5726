import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useToolWords } from '../../foundation/words/index.ts';
import type { ColumnMoves, MovesSetting } from './columnMoves.ts';
import type { DataGridProps, GridColumn } from './dataGrid.types.ts';
import type { GridModel } from './useGridModel.ts';

type LayoutProps<Row> = Pick<DataGridProps<Row>, 'onColumnWidthsChange' | 'columns' | 'onColumnOrderChange'> & {
  model: GridModel<Row>;
  /** The columns that are drawn at present. */
  shown: RefObject<readonly GridColumn<Row>[]>;
  grid: RefObject<HTMLElement | null>;
  announce: (words: string) => void;
};

export type ColumnLayout = ReturnType<typeof useColumnLayout>;

/** The widths and the order of columns as they are dragged; the code that changes them comes after the grid is drawn. */
export function useColumnLayout<Row>(props: LayoutProps<Row>) {
  const { onColumnWidthsChange, columns, onColumnOrderChange, model, shown, grid, announce } = props;
  const words = useToolWords();
  const [moves, setMoves] = useState<ColumnMoves | null>(null);
  const [draft, showWidth] = useState<{ id: string; width: number } | null>(null);
  const [dropAt, showDrop] = useState<string | null>(null);
  const canOrder = onColumnOrderChange !== undefined;
  const canResize = onColumnWidthsChange !== undefined;
  const { ids, reorder, resize, widths } = model;
  const latest = useRef<MovesSetting>(null);
  const setting = {
    grid,
    ids,
    visible: () => shown.current,
    columns,
    canOrder,
    canResize,
    reorder,
    resize,
    announce,
    words,
  };
  const current: MovesSetting = { ...setting, showWidth, showDrop };
  useLayoutEffect(() => {
    latest.current = current;
  });

  const isOffered = canOrder || canResize;
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what it needs it reads anew each time
  useEffect(() => {
    if (!isOffered) return;
    let isGone = false;
    void import('./columnMoves.ts').then(({ columnMoves }) => {
      if (!isGone) setMoves(columnMoves(() => latest.current ?? current));
    });
    return () => {
      isGone = true;
    };
  }, [isOffered]);

  return {
    widths: useMemo(() => (draft ? { ...widths, [draft.id]: draft.width } : widths), [draft, widths]),
    dropAt,
    resizeProps: canResize ? (moves?.resizeProps ?? null) : null,
    dragProps: canOrder ? (moves?.dragProps ?? null) : null,
    onHeaderKey: (key: string, isMoving: boolean, position: number) =>
      moves?.onHeaderKey(key, isMoving, position) ?? false,
  };
}
