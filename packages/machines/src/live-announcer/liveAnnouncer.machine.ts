import { assign, type SnapshotFrom, setup } from 'xstate';

export type LiveAnnouncerEvent = { type: 'live.gain' } | { type: 'live.lose' } | { type: 'news.arrive'; count: number };

/** Decides what is read aloud of the live channel, and how seldom: a reader must not be interrupted by every message. */
export const liveAnnouncerMachine = setup({
  types: {
    context: {} as { waiting: number; said: number; times: number },
    events: {} as LiveAnnouncerEvent,
  },
  guards: { hasNews: ({ context }) => context.waiting > 0 },
  actions: {
    gather: assign(({ context }, { count }: { count: number }) => ({ waiting: context.waiting + count })),
    say: assign(({ context }) => ({ said: context.waiting, waiting: 0, times: context.times + 1 })),
  },
  delays: { sayAgainAfter: 10_000, lostAfter: 10_000 },
}).createMachine({
  id: 'liveAnnouncer',
  type: 'parallel',
  context: { waiting: 0, said: 0, times: 0 },
  on: { 'news.arrive': { actions: { type: 'gather', params: ({ event }) => ({ count: event.count }) } } },
  states: {
    connection: {
      initial: 'unknown',
      states: {
        unknown: { on: { 'live.gain': 'live' } },
        live: { on: { 'live.lose': 'missing' } },
        // Most losses are over before anybody would have noticed.
        missing: { after: { lostAfter: 'lost' }, on: { 'live.gain': 'live' } },
        lost: { on: { 'live.gain': 'live' } },
      },
    },
    news: {
      initial: 'quiet',
      states: {
        quiet: { always: { guard: 'hasNews', target: 'said' } },
        said: { entry: 'say', after: { sayAgainAfter: 'quiet' } },
      },
    },
  },
});

export interface LiveAnnouncement {
  /** The connection was there, and has been missing for ten seconds. */
  isLost: boolean;
  /** How many new ones were told of the last time, and which time that was. */
  count: number;
  times: number;
}

/** What is to be read aloud. */
export function liveAnnouncement({ value, context }: SnapshotFrom<typeof liveAnnouncerMachine>): LiveAnnouncement {
  return { isLost: value.connection === 'lost', count: context.said, times: context.times };
}
