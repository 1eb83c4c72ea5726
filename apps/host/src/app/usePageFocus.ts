import { useEffect, useRef } from 'react';

/** After a move to another path, brings the focus to the new page's heading, as soon as there is one: that is how a screen reader says where the reader is. */
export function usePageFocus(pathname: string) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const start = document.activeElement;
    const over = new AbortController();
    // Whoever goes on while the file below comes has chosen a place too.
    const places: EventTarget[] = [];
    document.addEventListener('focusin', ({ target }) => target && places.push(target), { signal: over.signal });
    // The first page of a visit never needs it.
    import('./bringToHeading.ts').then(
      ({ bringToHeading }) => bringToHeading(start, places, over.signal),
      () => {},
    );
    return () => over.abort();
  }, [pathname]);
}
