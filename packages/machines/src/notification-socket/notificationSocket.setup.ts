import { afterClose, liveChannel, type ServerMessage } from '@corredor/core/live';
import { and, assign, fromCallback, not, or, raise, sendTo, setup, spawnChild, stateIn } from 'xstate';
import { notProvided } from '../actors/index.ts';
import { hasMarks, joinMarks, type Marks, messagesFor, noMarks, withoutConfirmed } from './marks.ts';
import type {
  NotificationSocketContext,
  NotificationSocketEvent,
  NotificationSocketInput,
  SocketCommand,
} from './notificationSocket.types.ts';

const words = setup({
  types: {
    input: {} as NotificationSocketInput,
    context: {} as NotificationSocketContext,
    events: {} as NotificationSocketEvent,
    children: {} as { socket: 'openSocket' },
  },
  actors: {
    /** A ticket for one connection; the tokens are renewed first where they must be, or will end soon. */
    getTicket: notProvided<string, { mustRenew: boolean }>('getTicket'),
    /** Holds the socket: sends `socket.*` events, takes commands, closes with 1000 when it is stopped. */
    openSocket: fromCallback<SocketCommand, { ticket: string }>(() => {}),
    /** Marks by ordinary calls, where there is no connection to wait for. */
    postMarks: notProvided<void, { marks: Marks }>('postMarks'),
  },
  guards: {
    isLiteral: ({ context }) => context.isLiteral,
    isOnline: ({ context }) => context.isOnline,
    isFatal: (_, { code }: { code: number | null }) => code !== null && afterClose(code) === 'stop',
    hasAttemptsLeft: ({ context }) => context.attempt < liveChannel.attempts,
    hasHeld: ({ context }) => hasMarks(context.held),
    isSnapshot: (_, { message }: { message: ServerMessage }) => message.type === 'get_all_notifications',
    isUnconfirmed: ({ context }, { batch }: { batch: number }) =>
      context.sent.some((one) => one.batch === batch && hasMarks(one.marks)),
    isRested: stateIn({ pause: 'over' }),
    isLive: stateIn({ socket: { open: 'live' } }),
    isOff: or([stateIn({ series: 'exhausted' }), stateIn({ series: 'fatal' })]),
    isLayered: not('isLiteral'),
    canBegin: and(['isRested', 'isReachable']),
    mustWait: and(['isRested', not('isReachable')]),
    canPost: and(['hasHeld', 'isOff']),
    isReachable: and([
      not(stateIn({ page: 'frozen' })),
      or(['isLiteral', and([stateIn({ network: 'online' }), not(stateIn({ page: 'away' }))])]),
    ]),
  },
  actions: {
    // The keeper of the list provides these, and the one who speaks to the reader.
    takeMessages: (_, _params: { messages: readonly ServerMessage[] }) => {},
    tellMarksFailed: () => {},
    logUnknown: (_, _params: { messageType: string }) => {},
    askForList: sendTo('socket', { type: 'send', message: { type: 'get_all_notifications' } }),
    keepTicket: assign((_, params: { ticket: string }) => params),
    forgetTicket: assign({ ticket: '' }),
    openSocket: spawnChild('openSocket', { id: 'socket', input: ({ context }) => ({ ticket: context.ticket }) }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    rememberOpen: assign(({ context }) => ({
      code: null,
      mustRenew: false,
      attempt: context.isLiteral ? 0 : context.attempt,
    })),
    rememberCode: assign((_, { code }: { code: number | null }) => ({ code, mustRenew: shouldRenew(code) })),
    keepEarly: assign(({ context }, { message }: { message: ServerMessage }) => ({
      early: [...context.early, message],
    })),
    forgetEarly: assign({ early: [] }),
    confirmMarks: assign(({ context }, { messages }: { messages: readonly ServerMessage[] }) => ({
      held: messages.reduce(withoutConfirmed, context.held),
      sent: context.sent
        .map((one) => ({ ...one, marks: messages.reduce(withoutConfirmed, one.marks) }))
        .filter(({ marks }) => hasMarks(marks)),
    })),
    holdMarks: assign(({ context }, { marks }: { marks: Marks }) => ({ held: joinMarks(context.held, marks) })),
    holdSent: assign(({ context }) => ({
      held: joinMarks(context.held, ...context.sent.map(({ marks }) => marks)),
      sent: [],
    })),
    dropBatch: assign(({ context }, { batch }: { batch: number }) => ({
      sent: context.sent.filter((one) => one.batch !== batch),
    })),
    beginPosting: assign(({ context }) => ({ posting: context.held, held: noMarks })),
    endPosting: assign({ posting: noMarks }),
    closeSocket: sendTo('socket', { type: 'close' }),
    askAgain: raise({ type: 'list.old' }),
    begin: raise({ type: 'series.begin' }),
    fail: raise((_, { code }: { code: number | null }) => ({ type: 'series.fail', code }) as const),
  },
  delays: {
    interval: liveChannel.interval,
    connectWithin: liveChannel.connectTimeout,
    steadyAfter: liveChannel.steadyAfter,
    answerWithin: 10_000,
    echoWithin: 10_000,
    closeWithin: 3_000,
    awayAfter: 60_000,
  },
});

/** What the states of the live channel are made of: words, guards and actions. */
export const notificationSocketSetup = words.extend({
  actions: {
    sendHeld: words.enqueueActions(({ context, enqueue }) => {
      const batch = context.batch + 1;
      for (const message of messagesFor(context.held)) enqueue.sendTo('socket', { type: 'send', message });
      enqueue.assign({ held: noMarks, sent: [...context.sent, { batch, marks: context.held }], batch });
      enqueue.raise({ type: 'mark.expire', batch }, { delay: 'echoWithin' });
    }),
  },
});

const shouldRenew = (code: number | null) => code !== null && afterClose(code) === 'refresh';
