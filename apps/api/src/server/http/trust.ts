import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { TrustedProxies } from '../../base/settings/index.ts';

/** The setting as Fastify takes it. A count believes whoever connects, so it serves only where nobody but the proxy can. */
export function toTrust(proxies: TrustedProxies) {
  if (proxies === false) return false;
  if ('addresses' in proxies) return proxies.addresses;
  return (_address: string, hop: number) => hop < proxies.count;
}

/** From whom a request came that asks for an upgrade, which Fastify does not see. */
export function addressOf(request: IncomingMessage, proxies: TrustedProxies): string {
  const trust = toTrust(proxies);
  return trust === false ? (request.socket.remoteAddress ?? '') : proxyAddress(request, trust);
}
