const usual = 12;
const most = 50;

/** How many brokers stand on one page by an address's `page_size`: 1 to 50, 12 where nothing sensible is asked. */
export function readPageSize(search: string | URLSearchParams): number {
  const asked = Math.floor(Number(new URLSearchParams(search).get('page_size')));
  return asked >= 1 ? Math.min(most, asked) : usual;
}
