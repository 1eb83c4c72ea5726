import { useEffect } from 'react';

/** Names the tab after the page's heading, as it comes and changes. */
export function useDocumentTitle(brandName: string) {
  useEffect(() => {
    const write = () => {
      const heading = document.querySelector('h1')?.textContent;
      const title = heading ? `${heading} · ${brandName}` : brandName;
      if (document.title !== title) document.title = title;
    };
    const observer = new MutationObserver(write);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    write();
    return () => observer.disconnect();
  }, [brandName]);
}
