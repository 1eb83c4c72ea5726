import { pageDataId } from '@corredor/core/pages';
import { useEffect } from 'react';

/** Goes to the place that the address names when the page is entered from another one: the router moves no page. */
export function useHashPlace() {
  useEffect(() => {
    const place = document.getElementById(window.location.hash.slice(1));
    // In a page that the server drew, the browser has gone there itself.
    if (!place || document.getElementById(pageDataId)) return;
    // The host goes to the top at each new path; this comes after it.
    const frame = requestAnimationFrame(() => place.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, []);
}
