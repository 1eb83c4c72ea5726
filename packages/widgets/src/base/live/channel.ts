import type { NotificationSocketEvent } from '@corredor/machines/notification-socket';
import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../app/index.ts';
import type { ChannelOptions, LiveView, RunningChannel } from './live.types.ts';

/** The live channel as the product sees it, whether or not its machine is there. */
export interface LiveChannel {
  view: () => LiveView;
  subscribe: (tell: () => void) => () => void;
  send: (event: NotificationSocketEvent) => void;
  /** Begins with the top bar; what it answers ends everything. */
  mount: (app: App, options?: ChannelOptions) => () => void;
}

const unmounted: LiveView = {
  state: 'uninstantiated',
  series: 'idle',
  attempt: 0,
  attempts: 0,
  code: null,
  isLive: false,
  isOff: false,
  canReconnect: false,
  marks: { ids: [], through: 0 },
  isLost: false,
  count: 0,
  times: 0,
};

// One for each user: it lives and dies with the cache that holds what it brings.
const channels = new WeakMap<QueryClient, LiveChannel>();

/** The channel that keeps the lists of a cache up to date. */
export function channelOf(queries: QueryClient): LiveChannel {
  const channel = channels.get(queries) ?? createChannel(queries);
  channels.set(queries, channel);
  return channel;
}

function createChannel(queries: QueryClient): LiveChannel {
  const listeners = new Set<() => void>();
  const waiting: NotificationSocketEvent[] = [];
  let running: RunningChannel | undefined;
  let mounts = 0;
  let view = unmounted;
  const show = (next: LiveView) => {
    view = next;
    for (const tell of listeners) tell();
  };
  return {
    view: () => view,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    send: (event) => {
      if (running) running.send(event);
      else waiting.push(event);
    },
    mount: (app, options) => {
      mounts += 1;
      const mine = mounts;
      // Comes after the first paint; a bell that is gone by then starts nothing.
      void import('./startChannel.ts').then(({ startChannel }) => {
        if (mine !== mounts) return;
        running = startChannel(app, queries, show, options);
        for (const event of waiting.splice(0)) running.send(event);
      });
      return () => {
        mounts += 1;
        running?.stop();
        running = undefined;
        show(unmounted);
      };
    },
  };
}
