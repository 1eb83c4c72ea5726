import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { partsOf } from '../../scripts/lib/drawnText.mjs';

/** What a PDF says, without blanks, since lines break elsewhere on paper: its text over all pages, then what stands at their edges. Also its pages, and the size of the first in points. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false, useWasm: false });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const said: string[] = [];
  const edges: string[] = [];
  const pages = pdf.numPages;
  let size = { width: 0, height: 0 };
  for (let number = 1; number <= pages; number += 1) {
    const page = await pdf.getPage(number);
    if (number === 1) size = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    for (const { isApart, text } of partsOf(items)) (isApart ? edges : said).push(text);
  }
  await task.destroy();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  return {
    title,
    language,
    pages,
    text: bare([...said, ...edges].join('')),
    width: Math.round(size.width),
    height: Math.round(size.height),
  };
}

/** A text without its blanks. */
export const bare = (text: string) => text.replace(/\s+/g, '');
