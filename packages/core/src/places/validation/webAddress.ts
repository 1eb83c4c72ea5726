/** What is wrong with an address: that it is none, a name and password in it, a machine that strangers cannot reach, signs that hide. */
export type WebAddressProblem = 'form' | 'login' | 'host' | 'signs';

/** Names that only mean something inside a network. */
const insideOnly = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|onion)$/;

/** Checks an address that a brokerage shows to everybody: of the web, under a name that everybody can reach, and as it looks. */
export function checkWebAddress(text: string): WebAddressProblem | undefined {
  if (/[\p{Cc}\p{Cf}\p{Z}]/u.test(text)) return 'signs';
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return 'form';
  const { username, password, hostname } = new URL(text);
  if (username || password) return 'login';
  const host = hostname.replace(/\.$/, '');
  const isName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(host);
  return isName && !insideOnly.test(host) ? undefined : 'host';
}
