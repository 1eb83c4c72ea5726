/** Takes from links and forms the language that the server let them carry: from here on the reader's choice is remembered. */
export function forgetLanguage(root: HTMLElement) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"][href*="lng="]')) {
    const { pathname, searchParams, hash } = new URL(link.href);
    searchParams.delete('lng');
    const search = String(searchParams);
    link.setAttribute('href', pathname + (search && `?${search}`) + hash);
  }
  for (const field of root.querySelectorAll('input[type=hidden][name=lng]')) field.remove();
}
