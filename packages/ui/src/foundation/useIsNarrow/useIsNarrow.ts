import { type RefObject, useLayoutEffect, useState } from 'react';

/** Tells whether an element is narrower than a width, before the first paint and whenever it changes; null until measured. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, width: number): boolean | null {
  const [isNarrow, setIsNarrow] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const present = node.getBoundingClientRect().width;
      // An element that is not shown has no width to speak of.
      if (present > 0) setIsNarrow(present < width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, width]);
  return isNarrow;
}
