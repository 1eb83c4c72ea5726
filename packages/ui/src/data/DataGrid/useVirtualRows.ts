import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Above this many rows only those in view are in the page. */
const virtualFrom = 100;

/** On paper nobody scrolls: a page of a list is printed whole, though not a whole table of a hundred thousand. */
const mostOnPaper = 1000;

type VirtualRowsOptions = {
  scroller: RefObject<HTMLElement | null>;
  header: RefObject<HTMLElement | null>;
  count: number;
  /** Stays mounted wherever the view is, so that the focus is never lost. */
  activeRow: number;
};

/** Which rows to draw and where; null places mean that every row is drawn in the ordinary flow. */
export function useVirtualRows({ scroller, header, count, activeRow }: VirtualRowsOptions) {
  const isPrinting = useIsPrinting();
  const isVirtual = count > virtualFrom && !(isPrinting && count <= mostOnPaper);
  const rowHeight = useRowHeight(header);
  const rangeExtractor = useCallback(
    (range: Range) => withRow(defaultRangeExtractor(range), Math.min(activeRow, range.count - 1)),
    [activeRow],
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor,
    // A frame that is drawn before its rows are would be blank.
    useFlushSync: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer keeps its identity; a new row height is what asks for measuring
  useLayoutEffect(() => virtualizer.measure(), [rowHeight]);

  const places = isVirtual
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : Array.from({ length: count }, (_, index) => ({ index, start: null }));
  return { places, bodyHeight: isVirtual ? virtualizer.getTotalSize() : null };
}

/** Whether the page is being printed; drawn before the browser takes its picture. */
function useIsPrinting() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Rows are as high as the row of column names, whose height follows the density and the reader's text size. */
function useRowHeight(header: RefObject<HTMLElement | null>) {
  const [height, setHeight] = useState(48);
  useLayoutEffect(() => {
    // Not the whole header: it has a line below, and rows a pixel apart would let the page shine through.
    const node = header.current?.querySelector('[role=row]');
    if (!node) return;
    const measure = () => setHeight(node.getBoundingClientRect().height || 48);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [header]);
  return height;
}

function withRow(indexes: number[], row: number) {
  if (row < 0 || indexes.includes(row)) return indexes;
  return [...indexes, row].sort((first, second) => first - second);
}
