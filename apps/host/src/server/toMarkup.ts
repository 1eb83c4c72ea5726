import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Draws the body of a page, in one piece: what React would move in later needs a script. */
export async function toMarkup(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(content, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const markup = await new Response(prelude).text();
  // React puts hints about images before the page; the images stand in it as well, and what is read comes first.
  return markup.replace(/^(?:<link [^>]*>)*/, '');
}
