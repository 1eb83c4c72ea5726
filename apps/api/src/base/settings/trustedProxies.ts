import { isIP } from 'node:net';
import { StartError } from './startError.ts';

/** Which proxies may say from whom a request came: none, so many in a row, or these addresses. */
export type TrustedProxies = false | { count: number } | { addresses: string[] };

const named = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads TRUST_PROXY. Nobody is believed unless it is set: any client can write the header. */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  if (text === undefined || text === '0') return false;
  if (/^[1-9]$/.test(text)) return { count: Number(text) };
  const addresses = text.split(',').map((one) => one.trim());
  if (addresses.every((one) => named.includes(one) || isNetwork(one))) return { addresses };
  throw new StartError(
    `TRUST_PROXY is "${text}". Set TRUST_PROXY to the number of proxies before the server (1 to 9), or to their addresses with commas between them.`,
  );
}

/** An address, or one with the length of its network behind a stroke. */
function isNetwork(text: string) {
  const [address = '', length, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= bits);
}
