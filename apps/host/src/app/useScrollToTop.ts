import { pageDataId } from '@corredor/core/pages';
import { useEffect } from 'react';

/** Scrolls the page to its top when the path changes; smoothly, unless the reader asked for less motion. */
export function useScrollToTop(pathname: string) {
  useEffect(() => {
    // Whoever reads a page that the server drew is not moved when it comes to life.
    if (!pathname || document.getElementById(pageDataId)) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  }, [pathname]);
}
