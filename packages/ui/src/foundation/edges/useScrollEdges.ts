import { type RefObject, useEffect, useState } from 'react';
import { watchScroll } from './watchScroll.ts';

/** Whether a box that scrolls sideways goes on before what is seen of it, and after that. */
export function useScrollEdges(box: RefObject<HTMLElement | null>): { before: boolean; after: boolean } {
  const [edges, setEdges] = useState({ before: false, after: false });
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    return watchScroll(node, () => {
      const before = node.scrollLeft > 1;
      const after = node.scrollWidth - node.scrollLeft - node.clientWidth > 1;
      setEdges((last) => (last.before === before && last.after === after ? last : { before, after }));
    });
  }, [box]);
  return edges;
}
