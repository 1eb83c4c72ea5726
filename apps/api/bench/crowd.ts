import { request } from 'node:http';
import { platform } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { afterClose, closeCodes, liveAddress, liveChannel, offerProtocols } from '@corredor/core/live';
import { WebSocket } from 'ws';

/** One page: whose it is, and the ticket that it opens its first connection with. */
export interface Page {
  userId: number;
  token: string;
  ticket: string | null;
}
export type Order = { type: 'open'; url: string; pages: Page[] } | { type: 'arrivals' } | { type: 'leave' };
export type Report =
  | { type: 'complete'; at: number; setbacks: Record<string, number> }
  | { type: 'arrivals'; arrivals: [sequence: number, at: number][] };

const port = parentPort;
const ask = JSON.stringify({ type: 'get_all_notifications' });
const sockets = new Set<WebSocket>();
let setbacks: Record<string, number> = {};
let arrivals: [number, number][] = [];
let pages = 0;
let complete = 0;
let isLeaving = false;
/** The machine's own clock, the same in every process. */
const now = () => Number(process.hrtime.bigint()) / 1e6;
const report = (message: Report) => port?.postMessage(message);

const setBack = (why: string) => {
  setbacks[why] = (setbacks[why] ?? 0) + 1;
};
/** Every user has an address, as at home: the server limits what one may ask. Other systems have but one loopback address. */
const addressOf = ({ userId }: Page) => (platform() === 'linux' ? `127.0.1.${1 + (userId % 250)}` : undefined);
/** As a page does it: after a fixed pause, with a new ticket. */
const later = (url: string, page: Page) => {
  if (!isLeaving) setTimeout(() => void open(url, page), liveChannel.interval);
};

async function open(url: string, page: Page) {
  const ticket = page.ticket ?? (await fetchTicket(url, page));
  page.ticket = null;
  if (ticket === null) return later(url, page);
  const socket = new WebSocket(liveAddress(url, page.userId), offerProtocols(ticket), {
    origin: url,
    localAddress: addressOf(page),
    handshakeTimeout: liveChannel.connectTimeout,
    perMessageDeflate: false,
  });
  let hasList = false;
  sockets.add(socket);
  socket.on('open', () => socket.send(ask));
  socket.on('message', (data) => {
    const text = String(data);
    if (text.startsWith('{"type":"get_notification"')) {
      const found = /"plan":"bench (\d+)"/.exec(text);
      if (found) arrivals.push([Number(found[1]), now()]);
    } else if (!hasList && text.startsWith('{"type":"get_all_notifications"')) {
      hasList = true;
      complete += 1;
      if (complete < pages) return;
      report({ type: 'complete', at: now(), setbacks });
      setbacks = {};
    }
  });
  socket.on('error', () => {});
  socket.on('close', (code) => {
    sockets.delete(socket);
    if (hasList) complete -= 1;
    else if (!isLeaving) setBack(`close ${code}`);
    if (afterClose(code) === 'stop' && !isLeaving) throw new Error(`the server closed for good with ${code}`);
    later(url, page);
  });
}

const fetchTicket = (url: string, page: Page) =>
  new Promise<string | null>((resolve) => {
    const fail = (why: string) => {
      setBack(why);
      resolve(null);
    };
    const call = request(
      new URL('/api/auth/ws-ticket/', url),
      {
        method: 'POST',
        agent: false,
        localAddress: addressOf(page),
        timeout: liveChannel.connectTimeout,
        headers: { authorization: `Bearer ${page.token}`, origin: url },
      },
      (response) => {
        let body = '';
        response.on('data', (part) => (body += String(part)));
        response.on('error', () => fail('ticket cut'));
        response.on('end', () => {
          const ticket =
            response.statusCode === 200 || response.statusCode === 201 ? /"ticket":"([^"]+)"/.exec(body)?.[1] : null;
          if (ticket) resolve(ticket);
          else fail(`ticket ${response.statusCode}`);
        });
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => fail('no server'));
    call.end();
  });

port?.on('message', (order: Order) => {
  if (order.type === 'open') {
    pages += order.pages.length;
    for (const page of order.pages) void open(order.url, page);
  } else if (order.type === 'arrivals') {
    report({ type: 'arrivals', arrivals });
    arrivals = [];
  } else {
    isLeaving = true;
    for (const socket of sockets) socket.close(closeCodes.goingAway);
    port.close();
  }
});
