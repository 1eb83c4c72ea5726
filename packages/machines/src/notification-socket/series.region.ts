import { notificationSocketSetup } from './notificationSocket.setup.ts';
import type { NotificationSocketEvent } from './notificationSocket.types.ts';

type Failed = { event: Extract<NotificationSocketEvent, { type: 'series.fail' }> };

const anew = { target: 'waiting', actions: 'forgetAttempts' } as const;
const anewUnlessLiteral = { guard: 'isLayered', ...anew } as const;
const remembered = { type: 'rememberCode', params: ({ event }: Failed) => ({ code: event.code }) } as const;

/** A series of attempts: a first one and at most ten to come back, with a pause before each. */
export const seriesRegion = notificationSocketSetup.createStateConfig({
  initial: 'waiting',
  states: {
    /** Nothing to do: a connection is being made, or stands. */
    idle: {
      on: {
        'series.fail': [
          {
            guard: { type: 'isFatal', params: ({ event }) => ({ code: event.code }) },
            target: 'fatal',
            actions: remembered,
          },
          { guard: 'hasAttemptsLeft', target: 'waiting', actions: [remembered, 'countAttempt'] },
          { target: 'exhausted', actions: remembered },
        ],
        'page.freeze': anew,
      },
    },
    waiting: {
      always: [
        { guard: 'canBegin', target: 'idle', actions: 'begin' },
        { guard: 'mustWait', target: 'waitingForNetwork' },
      ],
    },
    waitingForNetwork: {
      always: { guard: 'isReachable', target: 'waiting' },
      on: { 'page.thaw': { actions: 'forgetAttempts' } },
    },
    exhausted: {
      on: {
        'network.online': anewUnlessLiteral,
        'page.show': anewUnlessLiteral,
        'page.thaw': anewUnlessLiteral,
        'bell.open': anewUnlessLiteral,
        'http.answer': anewUnlessLiteral,
        'reconnect.press': anewUnlessLiteral,
      },
    },
    fatal: { on: { 'reconnect.press': anewUnlessLiteral } },
  },
});
