/** A page to show, or a gap between pages. */
export type PageMark = number | 'gap-before' | 'gap-after';

/** The pages worth a button: the first, the last, and those around the present one; never more than seven marks. */
export function pageNumbers(page: number, pages: number): PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < pages - 1 ? (['gap-after'] as const) : []),
    pages,
  ];
}
