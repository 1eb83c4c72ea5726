import { useLayoutEffect } from 'react';
import { useNavigation } from '../../base/navigation/index.ts';

interface Place {
  /** How far down the rows are scrolled, in pixels. */
  top: number;
  /** The row that had the focus last, counted from the first of the page. */
  row: string | null;
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
    let { row } = kept ?? { row: null };
    const keep = ({ target }: Event) => {
      const own = target instanceof Element ? target.closest('[data-row]') : null;
      row = own?.getAttribute('data-row') ?? row;
      places.delete(entry);
      places.set(entry, { top: grid.scrollTop, row });
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

function bringBack(grid: HTMLElement, { top, row }: Place) {
  grid.scrollTop = top;
  // Of many rows only those in view are drawn, and these only now.
  return requestAnimationFrame(() => {
    const { activeElement: active } = document;
    const isFree = !active || active === document.body || active.matches('h1');
    const name = grid.querySelector<HTMLElement>(`[data-row="${row}"] [role=rowheader]`);
    if (isFree) (name?.querySelector<HTMLElement>('a[href]') ?? name)?.focus({ preventScroll: true });
  });
}
