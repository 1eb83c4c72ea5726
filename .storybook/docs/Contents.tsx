import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './docs.css.ts';

/** The page's own list of contents, beside it where there is room. */
export function Contents() {
  const place = useRef<HTMLElement>(null);
  const [titles, setTitles] = useState<readonly { id: string; text: string }[]>([]);
  useLayoutEffect(() => {
    const headings = place.current?.parentElement?.querySelectorAll('section > div > h2[id]') ?? [];
    setTitles([...headings].map(({ id, textContent }) => ({ id, text: textContent ?? '' })));
  }, []);
  return (
    <nav ref={place} aria-label="On this page" className={css.contents}>
      <strong>On this page</strong>
      {titles.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={css.contentsEntry}
          onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
        >
          {text}
        </button>
      ))}
    </nav>
  );
}
