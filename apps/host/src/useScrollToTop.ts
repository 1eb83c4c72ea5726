import { useEffect } from 'react';

/** Scrolls the page to its top when the path changes; smoothly, unless the reader asked for less motion. */
export function useScrollToTop(pathname: string) {
  useEffect(() => {
    if (!pathname) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  }, [pathname]);
}
