import { pageDataId } from '@corredor/core/pages';
import { ownPageTitle } from '@corredor/widgets/app';
import { useEffect } from 'react';

const headingNow = () => document.querySelector('h1')?.textContent;

/** Names the tab after the page's heading, as it comes and changes, unless the page names itself. A page that the server drew has its title already. */
export function useDocumentTitle(brandName: string) {
  useEffect(() => {
    let drawn = document.getElementById(pageDataId) ? headingNow() : undefined;
    const write = () => {
      const heading = headingNow();
      if (heading && heading === drawn) return;
      // Whoever comes back to it has seen another title meanwhile.
      drawn = undefined;
      const title = ownPageTitle() ?? (heading ? `${heading} | ${brandName}` : brandName);
      if (document.title !== title) document.title = title;
    };
    const observer = new MutationObserver(write);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    write();
    return () => observer.disconnect();
  }, [brandName]);
}
