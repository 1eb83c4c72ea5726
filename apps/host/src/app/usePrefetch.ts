import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import type { Page } from '../parts/page.tsx';

/** A page and the pattern of its addresses. */
interface PageAt {
  path: string;
  page: Page;
}

/** Fetches the code of the page at an address, once; an address of no page is left alone. */
export function prefetching(pages: readonly PageAt[]) {
  const left = new Set(pages);
  return (pathname: string) => {
    const found = pages.find(({ path }) => matchPath(path, pathname));
    // Where it does not come, the page itself says so.
    if (found && left.delete(found)) found.page().catch(() => {});
  };
}

/** Fetches the code of a page as soon as the pointer or the focus comes to a link that leads there, so that it opens at once. */
export function usePrefetch(pages: readonly PageAt[]) {
  useEffect(() => {
    const prefetch = prefetching(pages);
    const hear = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Some browsers never ask again for a module that once failed.
      if (link?.origin === location.origin && navigator.onLine) prefetch(link.pathname);
    };
    for (const sign of signs) document.addEventListener(sign, hear, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, hear);
    };
  }, [pages]);
}
const signs = ['pointerover', 'focusin'];
