import type { DragEvent, PointerEvent, RefObject } from 'react';
import type { ToolWords } from '../../foundation/words/index.ts';
import { moveColumn } from './arrangeColumns.ts';
import { leastWidth, mostWidth } from './columnTracks.ts';

/** What moves need to know each time, as it is then. */
export type MovesSetting = {
  grid: RefObject<HTMLElement | null>;
  /** All columns in their order, and those of them that are shown. */
  ids: readonly string[];
  visible: () => readonly { id: string; header: string }[];
  columns: readonly { id: string; header: string }[];
  canOrder: boolean;
  canResize: boolean;
  reorder: (ids: string[]) => void;
  resize: (id: string, width: number) => void;
  announce: (words: string) => void;
  words: ToolWords;
  /** A width under way, and the header that something would be dropped on. */
  showWidth: (draft: { id: string; width: number } | null) => void;
  showDrop: (id: string | null) => void;
};

export type ColumnMoves = ReturnType<typeof columnMoves>;

const step = 16;
const inBounds = (width: number) => Math.round(Math.max(leastWidth, Math.min(mostWidth, width)));
/** Widths are kept at the default text size, so that they follow the reader's own. */
const scale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** Changes the widths and the order of columns, by pointer or keyboard. */
export function columnMoves(now: () => MovesSetting) {
  let resized: { id: string; x: number; from: number; width: number } | null = null;
  let dragged: string | null = null;

  const headOf = (id: string) => now().grid.current?.querySelector<HTMLElement>(`[data-column="${id}"]`) ?? null;
  const widthOf = (id: string) => (headOf(id)?.getBoundingClientRect().width ?? 0) / scale();
  const nameOf = (id: string) => now().columns.find((column) => column.id === id)?.header ?? id;
  const keep = (id: string, width: number) => {
    now().resize(id, inBounds(width));
    now().announce(now().words.columnWidth(nameOf(id), inBounds(width)));
  };
  /** As wide as the widest text in sight. */
  const fit = (id: string) => {
    const head = headOf(id);
    const cells =
      now().grid.current?.querySelectorAll<HTMLElement>(`[data-cell="${head?.dataset.cell}"] > :first-child`) ?? [];
    const texts = [...cells].map((content) => {
      content.style.whiteSpace = 'nowrap';
      const width = content.scrollWidth;
      content.style.whiteSpace = '';
      return width;
    });
    if (head) keep(id, (Math.max(...texts) + paddingOf(head) + 4) / scale());
  };
  const move = (id: string, to: number) => {
    const { ids, reorder, announce, words } = now();
    reorder(moveColumn(ids, id, to));
    announce(words.columnMoved(nameOf(id), Math.min(to, ids.length - 1) + 1, ids.length));
  };
  /** Past the next column that is shown, not past one that is hidden. */
  const moveBy = (id: string, by: 1 | -1) => {
    const ids = now().ids;
    const visible = now().visible();
    const next = visible[visible.findIndex((column) => column.id === id) + by];
    if (next) move(id, ids.indexOf(next.id));
  };
  const stopResizing = () => {
    resized = null;
    now().showWidth(null);
  };

  return {
    resizeProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const width = widthOf(id);
        resized = { id, x: event.clientX, from: width, width };
        now().showWidth({ id, width });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (resized?.id !== id) return;
        const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        const moved = (event.clientX - resized.x) * (isRtl ? -1 : 1);
        resized.width = inBounds(resized.from + moved / scale());
        now().showWidth({ id, width: resized.width });
      },
      onPointerUp: () => {
        if (resized?.id === id && resized.width !== resized.from) keep(id, resized.width);
        stopResizing();
      },
      onPointerCancel: stopResizing,
      onDoubleClick: () => fit(id),
    }),
    dragProps: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        // A header whose edge is being pulled stays where it is.
        if (resized) return event.preventDefault();
        dragged = id;
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        now().showDrop(id);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged && dragged !== id) move(dragged, now().ids.indexOf(id));
      },
      onDragEnd: () => {
        dragged = null;
        now().showDrop(null);
      },
    }),
    /** Shift+arrow makes a column narrower or wider, Ctrl+Shift+arrow moves it; answers whether the key meant something. */
    onHeaderKey: (key: string, isMoving: boolean, position: number): boolean => {
      const { visible, canOrder, canResize } = now();
      const id = visible()[position]?.id;
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
      if (id === undefined || by === null) return false;
      if (isMoving && canOrder) moveBy(id, by);
      else if (!isMoving && canResize) keep(id, widthOf(id) + by * step);
      else return false;
      return true;
    },
  };
}

function paddingOf(head: HTMLElement) {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
}
