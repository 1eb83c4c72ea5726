import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

// A page of the server holds 200 rows at most; those scroll with the page, as people expect on a phone.
const virtualCardsFrom = 200;

/** Which cards to draw and where; null places mean the ordinary flow. */
export function useVirtualCards(scroller: RefObject<HTMLElement | null>, count: number) {
  const isVirtual = count > virtualCardsFrom;
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => 104,
    gap: 8,
    overscan: 4,
    useFlushSync: false,
  });
  return {
    places: isVirtual
      ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start }))
      : Array.from({ length: count }, (_, index) => ({ index, start: null })),
    height: isVirtual ? virtualizer.getTotalSize() : null,
    measure: isVirtual ? virtualizer.measureElement : undefined,
  };
}
