import { type RefObject, useEffect, useState } from 'react';
import { watchScroll } from '../foundation/edges/index.ts';

interface OutOfSight {
  /** The ids of tabs of which a part at least cannot be seen. */
  ids: readonly string[];
  /** Whether there are some before what is seen, and after it. */
  before: boolean;
  after: boolean;
}
const none: OutOfSight = { ids: [], before: false, after: false };

/** Which tabs do not fit on their line; asked again when the line, its tabs or its scroll change. */
export function useTabsOutOfSight(line: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>) {
  const [out, setOut] = useState(none);
  useEffect(() => {
    const box = list.current;
    const whole = line.current;
    if (!box || !whole) return;
    const measure = () => {
      // The button for the rest takes room itself: whether it is needed is asked of the whole line.
      if (box.scrollWidth <= whole.clientWidth) return setOut(none);
      const end = box.scrollLeft + box.clientWidth;
      const tabs = [...box.querySelectorAll<HTMLElement>('[role=tab]')];
      const found = {
        ids: tabs
          .filter((tab) => tab.offsetLeft < box.scrollLeft - 1 || tab.offsetLeft + tab.offsetWidth > end + 1)
          .map((tab) => tab.dataset.key ?? ''),
        before: box.scrollLeft > 1,
        after: box.scrollWidth - end > 1,
      };
      setOut((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found));
    };
    return watchScroll(box, measure, [whole]);
  }, [line, list]);
  return out;
}
