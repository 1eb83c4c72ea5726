interface PageQuery {
  page?: number;
  page_size?: number;
}
/** A page of rows with the exact count and links to its neighbours; page 1 and 25 rows where the query names none. */
export function toPage<Row>(input: { query: PageQuery; url: string }, found: { count: number; rows: Row[] }) {
  const { page, size } = pageOf(input.query);
  const link = (to: number) => {
    const url = new URL(input.url, 'http://localhost');
    url.searchParams.set('page', String(to));
    return `${url.pathname}${url.search}`;
  };
  return {
    count: found.count,
    next: page * size < found.count ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: found.rows,
  };
}
/** The page, its size and the rows to skip. */
export function pageOf(query: PageQuery) {
  const page = query.page ?? 1;
  const size = query.page_size ?? 25;
  return { page, size, offset: (page - 1) * size };
}
