/** Finds, among links, the one whose screen is shown: the longest address that leads to it. */
export function longestLeadingTo<Link extends { url: string }>(
  links: readonly Link[],
  pathname: string,
  search = '',
): Link | undefined {
  const here = new URLSearchParams(search);
  const leadsHere = ({ url }: Link) => {
    const [path = '', query = ''] = url.split('?');
    const isInside = pathname === path || pathname.startsWith(`${path}/`);
    return isInside && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value);
  };
  return links.filter(leadsHere).sort((one, other) => other.url.length - one.url.length)[0];
}
