import { type RefObject, useEffect } from 'react';
import { watchSizes } from '../foundation/edges/index.ts';

/** Scrolls a line of tabs until one of them stands in its middle, or as near to it as the line reaches; scrollIntoView would move the page too. */
export function showTab(box: HTMLElement, tab: HTMLElement | null | undefined) {
  if (tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
}

/**
 * Keeps the open tab of a line that scrolls sideways clear of its faded edges: when it is drawn, when another one is open, and when letters and counts
 * that come later make the tabs wider.
 */
export function useTabInSight(
  list: RefObject<HTMLElement | null>,
  /** The child of the line that is, or holds, the open tab. */
  selector: string,
  /** Which one is open. */
  open: string | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is what asks for scrolling
  useEffect(() => {
    const box = list.current;
    return box ? watchSizes(box, () => showTab(box, box.querySelector<HTMLElement>(selector))) : undefined;
  }, [list, selector, open]);
}
