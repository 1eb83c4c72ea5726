import { useLayoutEffect } from 'react';
import { useNavigation } from '../../base/navigation/index.ts';

interface Place {
  /** How far down the rows are scrolled, in pixels. */
  top: number;
  /** Where the name of the row leads that had the focus last: another may stand in its place by now. */
  href: string | null;
}
const places = new Map<string, Place>();
// Nobody goes back further than this.
const mostPlaces = 50;

/** Brings a list back to where it was read when its entry of the browser's history is come back to: as far down, with the focus on the row that was left. */
export function useScrollReturn(isReady: boolean) {
  const { entry } = useNavigation();
  useLayoutEffect(() => {
    const grid = document.querySelector<HTMLElement>('main [role=grid]');
    if (!isReady || !entry || !grid) return;
    const kept = places.get(entry);
    const frame = kept && bringBack(grid, kept);
    let { href } = kept ?? { href: null };
    const keep = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      href = row?.querySelector('[role=rowheader] a[href]')?.getAttribute('href') ?? href;
      places.delete(entry);
      places.set(entry, { top: grid.scrollTop, href });
      for (const [oldest] of places) if (places.size > mostPlaces) places.delete(oldest);
    };
    grid.addEventListener('scroll', keep, { passive: true });
    grid.addEventListener('focusin', keep);
    return () => {
      if (frame) cancelAnimationFrame(frame);
      grid.removeEventListener('scroll', keep);
      grid.removeEventListener('focusin', keep);
    };
  }, [entry, isReady]);
}

function bringBack(grid: HTMLElement, { top, href }: Place) {
  grid.scrollTop = top;
  // Of many rows only those in view are drawn, and these only now.
  return requestAnimationFrame(() => {
    const { activeElement: active } = document;
    const isFree = !active || active === document.body || active.matches('h1');
    const names = [...grid.querySelectorAll<HTMLElement>('[role=rowheader] a[href]')];
    const name = isFree && names.find((one) => one.getAttribute('href') === href);
    if (!name) return;
    name.focus({ preventScroll: true });
    // Where the window is low the page scrolls, not the rows.
    name.scrollIntoView({ block: 'nearest' });
  });
}
