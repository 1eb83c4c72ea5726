import { liveChannel } from './channel.ts';

const bearer = 'bearer.';

/** The subprotocols that a client offers: the channel's, and its ticket as a second one, because browsers send no header of ours. */
export function offerProtocols(ticket: string): [string, string] {
  const encoded = btoa(ticket).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [liveChannel.protocol, bearer + encoded];
}

/** The ticket in an offer such as the Sec-WebSocket-Protocol header's; null where the offer is not exactly ours. */
export function readTicket(offered: string): string | null {
  const items = offered.split(',').map((item) => item.trim());
  const tickets = items.filter((item) => item.startsWith(bearer));
  const [ticket] = tickets;
  if (ticket === undefined || tickets.length > 1 || !items.includes(liveChannel.protocol)) return null;
  return decode(ticket.slice(bearer.length));
}

function decode(encoded: string): string | null {
  if (!/^[\w-]{1,200}$/.test(encoded)) return null;
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
