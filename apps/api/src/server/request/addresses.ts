/** An IPv4 address as it looks in IPv6, which a server that listens on both is told. */
const mapped = /^::ffff:(?=\d+\.)/i;

/** The network part of an address, the first 24 bits or 64: enough to see a pattern, too little to follow a person. */
export const networkOf = (address: string): string => firstGroups(address, 4);
/** What a home or an office keeps while its addresses change: the first 24 bits, or 48. */
export const siteOf = (address: string): string => firstGroups(address, 3);

function firstGroups(address: string, count: number): string {
  const plain = address.replace(mapped, '');
  if (!plain.includes(':')) return plain.replace(/\.\d+$/, '.0');
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return `${all
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}
/** Whom a limit counts: one IPv4 address, or the network of 64 bits that one IPv6 customer has to choose from. */
export function clientOf(address: string): string {
  const plain = address.replace(mapped, '');
  return plain.includes(':') ? networkOf(plain) : plain;
}
