import { pageDataId, type ServedPage } from '@corredor/core/pages';

/** What the server wrote into a page that it drew; null in the bare page of the private area. */
export function readServedPage(): ServedPage | null {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? JSON.parse(text) : null;
}
