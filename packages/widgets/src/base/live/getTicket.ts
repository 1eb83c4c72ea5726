import { call, unrepeated } from '@corredor/core/client';
import { createWsTicket } from '@corredor/core/operations';
import { fromPromise } from 'xstate';
import type { App } from '../app/index.ts';

/** How long the server takes an access token; one that is about to end is renewed before a connection is made with it. */
const lifetime = 600_000;
const least = 60_000;

/** Gets the ticket for one connection, with tokens that will last for a while; `since` says how old they are at least. */
export const getTicket = ({ client, session }: App, since: () => number) =>
  fromPromise<string, { mustRenew: boolean }>(async ({ input, signal }) => {
    if (input.mustRenew || Date.now() - since() > lifetime - least) await renewOnce(session);
    // The channel tries again by itself.
    return (await call(client, createWsTicket, { signal, ...unrepeated(client) })).ticket;
  });

/** In the turn of whoever renews, here or in another tab; not again where that has happened meanwhile. */
async function renewOnce({ view, renew }: App['session']) {
  const used = view().record.token;
  const work = async () => (view().record.token === used ? renew() : null);
  await (navigator.locks ? navigator.locks.request('refresh', work) : work());
}
