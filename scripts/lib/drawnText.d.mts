/** A piece of a page's text as pdf.js gives it, marks of content included. */
export type Drawn = { str: string; hasEOL: boolean } | { type: string; id?: string; tag?: string };
export interface DrawnPart {
  /** The mark by which the document's structure names it. */
  id: string | null;
  /** It decorates only: a foot, or a head that comes again on each page. */
  isApart: boolean;
  text: string;
}
/** The text of a page by its marks, in the order in which it is drawn. */
export function partsOf(items: readonly object[]): DrawnPart[];
/** Texts that follow each other as one line, wherever they were broken. */
export function joined(texts: readonly string[]): string;
