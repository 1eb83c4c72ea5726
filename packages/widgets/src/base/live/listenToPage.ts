import type { ApiClient } from '@corredor/core/client';
import type { NotificationSocketEvent } from '@corredor/machines/notification-socket';

type Send = (event: NotificationSocketEvent) => void;

/** Tells of the network and of the page being seen, hidden, put aside and taken up again; answers a way to stop. */
export function listenToPage(send: Send): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const on = (target: EventTarget, name: string, tell: (event: Event) => void) =>
    target.addEventListener(name, tell, { signal });
  on(window, 'online', () => send({ type: 'network.online' }));
  on(window, 'offline', () => send({ type: 'network.offline' }));
  on(document, 'visibilitychange', () => send({ type: document.hidden ? 'page.hide' : 'page.show' }));
  on(window, 'pagehide', () => send({ type: 'page.freeze' }));
  on(window, 'pageshow', (event) => {
    if (event instanceof PageTransitionEvent && event.persisted) send({ type: 'page.thaw' });
  });
  return () => stopping.abort();
}

// What the channel itself asks for says nothing new about the server.
const own = /\/api\/(auth\/ws-ticket|notifications)\//;

/** Tells of every call that went well; answers a way to stop. */
export function listenToAnswers(client: ApiClient, send: Send): () => void {
  const watch = {
    onResponse: ({ request, response }: { request: Request; response: Response }) => {
      if (response.ok && !own.test(new URL(request.url).pathname)) send({ type: 'http.answer' });
    },
  };
  client.use(watch);
  return () => client.eject(watch);
}
