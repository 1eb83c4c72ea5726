import type { InactivityEvent } from '@corredor/machines/inactivity';

const signs = ['mousemove', 'keydown', 'pointerdown', 'wheel', 'touchstart'] as const;
const pause = 1_000;
const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel('corredor.activity') : null);
const end = 'end';

/** Tells the browser's other tabs that nobody was there, so that each keeps what was typed and knows why the session is gone. */
export function tellOfEnd(): void {
  const channel = openChannel();
  channel?.postMessage(end);
  channel?.close();
}

/**
 * Tells of mouse and keys here and in the browser's other tabs, and of the page being hidden or shown; answers a way to stop. The tabs
 * speak over a channel, which leaves nothing behind.
 */
export function listenToActivity(send: (event: InactivityEvent) => void): () => void {
  const channel = openChannel();
  let last = 0;
  const see = (event: Event) => {
    const at = Date.now();
    // A mouse that lies still "moves" when the page scrolls or redraws under it.
    if (event instanceof MouseEvent && event.type === 'mousemove' && event.movementX === 0 && event.movementY === 0)
      return;
    if (at - last < pause) return;
    last = at;
    send({ type: 'activity.seen', at });
    channel?.postMessage(at);
  };
  const show = () => send({ type: document.hidden ? 'page.hide' : 'page.show', at: Date.now() });
  for (const sign of signs) document.addEventListener(sign, see, { capture: true, passive: true });
  document.addEventListener('visibilitychange', show);
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === end) send({ type: 'end.elsewhere' });
      if (typeof data === 'number' && data <= Date.now() + pause) send({ type: 'activity.elsewhere', at: data });
    };
  return () => {
    for (const sign of signs) document.removeEventListener(sign, see, { capture: true });
    document.removeEventListener('visibilitychange', show);
    channel?.close();
  };
}
