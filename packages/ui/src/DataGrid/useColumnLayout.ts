import { type DragEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';
import { moveColumn } from './arrangeColumns.ts';
import type { DataGridProps } from './dataGrid.types.ts';

type LayoutProps<Row> = Pick<
  DataGridProps<Row>,
  'columnWidths' | 'onColumnWidthsChange' | 'columns' | 'onColumnOrderChange'
> & {
  visible: readonly { id: string; header: string }[];
  grid: RefObject<HTMLElement | null>;
  announce: (words: string) => void;
};

const least = 56;
const most = 960;
const step = 16;
const inBounds = (width: number) => Math.round(Math.max(least, Math.min(most, width)));
/** Widths are kept at the default text size, so that they follow the reader's own. */
const scale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

export type ColumnLayout = ReturnType<typeof useColumnLayout>;

/** The widths and the order of columns, changed by pointer or keyboard; a width under way is drawn before it is kept. */
export function useColumnLayout<Row>(props: LayoutProps<Row>) {
  const { columnWidths = {}, onColumnWidthsChange, columns, onColumnOrderChange, visible, grid, announce } = props;
  const words = useWords();
  const [draft, setDraft] = useState<{ id: string; width: number } | null>(null);
  const [dropAt, setDropAt] = useState<string | null>(null);
  const dragged = useRef<string | null>(null);
  const start = useRef({ x: 0, width: 0 });
  const isResizing = draft !== null;

  const headOf = (id: string) => grid.current?.querySelector<HTMLElement>(`[data-column="${id}"]`) ?? null;
  const widthOf = (id: string) => (headOf(id)?.getBoundingClientRect().width ?? 0) / scale();
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;
  const keep = (id: string, width: number) => {
    onColumnWidthsChange?.({ ...columnWidths, [id]: inBounds(width) });
    announce(words.columnWidth(nameOf(id), inBounds(width)));
  };
  /** As wide as the widest text in sight. */
  const fit = (id: string) => {
    const head = headOf(id);
    const cells =
      grid.current?.querySelectorAll<HTMLElement>(`[data-cell="${head?.dataset.cell}"] > :first-child`) ?? [];
    const texts = [...cells].map((content) => content.scrollWidth);
    if (head) keep(id, (Math.max(...texts) + paddingOf(head) + 4) / scale());
  };
  const move = (id: string, to: number) => {
    const ids = columns.map((column) => column.id);
    onColumnOrderChange?.(moveColumn(ids, id, to));
    announce(words.columnMoved(nameOf(id), Math.min(to, ids.length - 1) + 1, ids.length));
  };
  /** Past the next column that is shown, not past one that is hidden. */
  const moveBy = (id: string, by: 1 | -1) => {
    const next = visible[visible.findIndex((column) => column.id === id) + by];
    if (next)
      move(
        id,
        columns.findIndex((column) => column.id === next.id),
      );
  };

  return {
    widths: draft ? { ...columnWidths, [draft.id]: draft.width } : columnWidths,
    canResize: onColumnWidthsChange !== undefined,
    dropAt,
    resizeProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: widthOf(id) };
        setDraft({ id, width: start.current.width });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (draft?.id !== id) return;
        const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        const moved = (event.clientX - start.current.x) * (isRtl ? -1 : 1);
        setDraft({ id, width: inBounds(start.current.width + moved / scale()) });
      },
      onPointerUp: () => {
        if (draft?.id === id && draft.width !== start.current.width) keep(id, draft.width);
        setDraft(null);
      },
      onPointerCancel: () => setDraft(null),
      onDoubleClick: () => fit(id),
    }),
    dragProps: (id: string) =>
      onColumnOrderChange
        ? {
            draggable: !isResizing,
            onDragStart: (event: DragEvent) => {
              dragged.current = id;
              event.dataTransfer.effectAllowed = 'move';
            },
            onDragOver: (event: DragEvent) => {
              if (dragged.current === null) return;
              event.preventDefault();
              setDropAt(id);
            },
            onDrop: (event: DragEvent) => {
              event.preventDefault();
              if (dragged.current && dragged.current !== id)
                move(
                  dragged.current,
                  columns.findIndex((column) => column.id === id),
                );
            },
            onDragEnd: () => {
              dragged.current = null;
              setDropAt(null);
            },
          }
        : {},
    /** Shift+arrow makes a column narrower or wider, Ctrl+Shift+arrow moves it; answers whether the key meant something. */
    onHeaderKey: (key: string, isMoving: boolean, position: number): boolean => {
      const id = visible[position]?.id;
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
      if (id === undefined || by === null) return false;
      if (isMoving && onColumnOrderChange) moveBy(id, by);
      else if (!isMoving && onColumnWidthsChange) keep(id, widthOf(id) + by * step);
      else return false;
      return true;
    },
  };
}

function paddingOf(head: HTMLElement) {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
}
