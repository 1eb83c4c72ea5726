import { assign, fromCallback, setup } from 'xstate';
import { notProvided } from '../actors/index.ts';

/** Why the session is to end: nobody was there, or the person said so. */
export type IdleReason = 'idle' | 'left';

/** Every event brings the moment from the wall clock, because timers stand still while a computer sleeps. */
export type InactivityEvent =
  | { type: 'activity.seen'; at: number }
  | { type: 'activity.elsewhere'; at: number }
  | { type: 'end.elsewhere' }
  | { type: 'page.hide'; at: number }
  | { type: 'page.show'; at: number }
  | { type: 'clock.tick'; at: number }
  | { type: 'stay.choose'; at: number }
  | { type: 'leave.choose' };

interface InactivityContext {
  /** How long nobody may be there, and how much of that is spent warning, in milliseconds. */
  limit: number;
  warning: number;
  lastActive: number;
  now: number;
  reason: IdleReason;
}

/** The specification's half an hour, with a warning in its last two minutes. */
export const inactivityLimits = { limit: 1_800_000, warning: 120_000 } as const;

/** So long without a tick means that the computer slept. */
const longGap = 120_000;

const whenSeen = {
  type: 'rememberActivity',
  params: ({ event }: { event: { at: number } }) => ({ at: event.at }),
} as const;
const whenTicking = {
  type: 'readClock',
  params: ({ event }: { event: { at: number } }) => ({ at: event.at }),
} as const;
const whenHidden = { target: 'hidden', actions: whenTicking } as const;
const isOver = { type: 'isOver', params: ({ event }: { event: { at: number } }) => ({ at: event.at }) } as const;
const wasAway = { type: 'wasAway', params: ({ event }: { event: { at: number } }) => ({ at: event.at }) } as const;
/** Another tab saw that nobody was there: what was typed here is kept before the session is gone. */
const endedElsewhere = 'keeping';
/** A computer that slept longer than the limit comes back to nobody's session, whatever is heard of it first. */
const whenOver = { guard: isOver, target: 'keeping', actions: whenTicking } as const;

/** Ends a session that nobody uses: watches, warns, keeps what was typed, leaves. Nothing counts while the page is hidden. */
export const inactivityMachine = setup({
  types: {
    input: {} as { now: number; limit?: number; warning?: number; isHidden?: boolean },
    context: {} as InactivityContext,
    events: {} as InactivityEvent,
    tags: {} as 'asking',
  },
  actors: {
    /** Sends `clock.tick` now and then; the world's clock is the widget's. */
    clock: fromCallback<InactivityEvent, { everyMs: number }>(() => () => {}),
    keepDrafts: notProvided<void, void>('keepDrafts'),
  },
  guards: {
    isOver: ({ context }, { at }: { at: number }) => at - context.lastActive >= context.limit,
    isNearEnd: ({ context }, { at }: { at: number }) => at - context.lastActive >= context.limit - context.warning,
    isNewer: ({ context }, { at }: { at: number }) => at > context.lastActive,
    beganHidden: ({ event }) => hasHiddenStart(event),
    wasAway: ({ context }, { at }: { at: number }) => at - context.now >= longGap,
  },
  actions: {
    /** Tells the session and the other tabs why it ends, before anybody sees it gone. */
    announce: (_, _params: { reason: IdleReason }) => {},
    logOut: (_, _params: { reason: IdleReason }) => {},
    /** Asks the server whether the session is still there. */
    checkSession: () => {},
    rememberActivity: assign((_, { at }: { at: number }) => ({ lastActive: at, now: at })),
    // A timer that rings early must not show more than the whole warning.
    beginCountdown: assign(({ context }) => ({
      now: Math.max(context.now, context.lastActive + context.limit - context.warning),
    })),
    readClock: assign((_, { at }: { at: number }) => ({ now: at })),
    rememberReason: assign((_, params: { reason: IdleReason }) => params),
  },
  delays: {
    untilWarning: ({ context }) => Math.max(0, context.lastActive + context.limit - context.warning - context.now),
    untilEnd: ({ context }) => Math.max(0, context.lastActive + context.limit - context.now),
    untilForgotten: 10_000,
    patience: 5_000,
    untilRetry: 15_000,
  },
}).createMachine({
  id: 'inactivity',
  context: ({ input }) => ({ ...inactivityLimits, ...input, lastActive: input.now, reason: 'idle' }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'beganHidden', target: 'hidden' }, { target: 'watching' }],
    },

    watching: {
      invoke: { src: 'clock', input: { everyMs: 10_000 } },
      after: { untilWarning: 'warning' },
      on: {
        'activity.seen': [whenOver, { target: 'watching', reenter: true, actions: whenSeen }],
        'activity.elsewhere': [
          whenOver,
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ at: event.at }) },
            target: 'watching',
            reenter: true,
            actions: whenSeen,
          },
        ],
        'clock.tick': [
          whenOver,
          {
            guard: { type: 'isNearEnd', params: ({ event }) => ({ at: event.at }) },
            target: 'warning',
            actions: whenTicking,
          },
          { guard: wasAway, actions: ['checkSession', whenTicking] },
          { actions: whenTicking },
        ],
        'page.hide': [whenOver, whenHidden],
        'end.elsewhere': endedElsewhere,
      },
    },

    warning: {
      tags: 'asking',
      invoke: { src: 'clock', input: { everyMs: 1_000 } },
      entry: 'beginCountdown',
      after: { untilEnd: 'keeping' },
      on: {
        // The question stays while the mouse goes to its answer; the time counts anew already.
        'activity.seen': [whenOver, { target: 'returned', actions: whenSeen }],
        'activity.elsewhere': [
          whenOver,
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ at: event.at }) },
            target: 'watching',
            actions: whenSeen,
          },
        ],
        'clock.tick': [whenOver, { actions: whenTicking }],
        'stay.choose': [whenOver, { target: 'watching', actions: whenSeen }],
        'leave.choose': { target: 'keeping', actions: { type: 'rememberReason', params: { reason: 'left' } } },
        'page.hide': [whenOver, whenHidden],
        'end.elsewhere': endedElsewhere,
      },
    },

    returned: {
      tags: 'asking',
      after: { untilForgotten: 'watching' },
      on: {
        'activity.seen': [whenOver, { actions: whenSeen }],
        'stay.choose': [whenOver, { target: 'watching', actions: whenSeen }],
        'leave.choose': { target: 'keeping', actions: { type: 'rememberReason', params: { reason: 'left' } } },
        'page.hide': [whenOver, whenHidden],
        'end.elsewhere': endedElsewhere,
      },
    },

    hidden: {
      on: {
        'page.show': [
          { guard: wasAway, target: 'watching', actions: ['checkSession', whenSeen] },
          { target: 'watching', actions: whenSeen },
        ],
        'end.elsewhere': endedElsewhere,
      },
    },

    keeping: {
      entry: { type: 'announce', params: ({ context }) => ({ reason: context.reason }) },
      invoke: { src: 'keepDrafts', onDone: 'leaving', onError: 'leaving' },
      after: { patience: 'leaving' },
    },

    leaving: {
      entry: { type: 'logOut', params: ({ context }) => ({ reason: context.reason }) },
      // The session is kept where the server does not answer; it must not stay open for that.
      // What could not be kept before is kept with the next try.
      after: { untilRetry: 'keeping' },
    },
  },
});

const hasHiddenStart = (event: unknown) =>
  typeof event === 'object' && event !== null && 'input' in event && Object(event.input).isHidden === true;
