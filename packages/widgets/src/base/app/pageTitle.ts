import { useEffect } from 'react';

let named: string | null = null;

/** Names the page by these words as long as it is drawn, as its head does where the server draws it; others are named after their heading. */
export function usePageTitle(title: string) {
  useEffect(() => {
    named = title;
    document.title = title;
    return () => {
      named = null;
    };
  }, [title]);
}

/** The title that the page on show has given itself. */
export const ownPageTitle = (): string | null => named;
