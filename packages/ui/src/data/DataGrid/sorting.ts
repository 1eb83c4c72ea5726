/** One sort order: the key the server knows, and its direction. */
export type Sorting = { key: string; isDescending: boolean };

/** Reads '-end_date' as a sort order; an empty text is no order. */
export function parseSorting(text: string | undefined): Sorting | null {
  if (!text) return null;
  return text.startsWith('-') ? { key: text.slice(1), isDescending: true } : { key: text, isDescending: false };
}

/** Writes a sort order as '-end_date'. */
export function formatSorting({ key, isDescending }: Sorting): string {
  return isDescending ? `-${key}` : key;
}
