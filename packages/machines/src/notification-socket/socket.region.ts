import { stopChild } from 'xstate';
import { notificationSocketSetup } from './notificationSocket.setup.ts';
import type { NotificationSocketContext, NotificationSocketEvent } from './notificationSocket.types.ts';

type Closed = { event: Extract<NotificationSocketEvent, { type: 'socket.close' }> };
type Said = { event: Extract<NotificationSocketEvent, { type: 'socket.message' }>; context: NotificationSocketContext };

const failed = { target: '#socketClosed', actions: { type: 'fail', params: { code: null } } } as const;
const closed = {
  target: '#socketClosed',
  actions: { type: 'fail', params: ({ event }: Closed) => ({ code: event.code }) },
} as const;
// A page that is put aside may come back any time later, or never.
const left = { 'page.freeze': '#socketClosed' } as const;

const heard = ({ event, context }: Said) => ({ messages: [event.message, ...context.early] });
const heardOne = ({ event }: Said) => ({ message: event.message });

/** The connection, in the specification's five states. */
export const socketRegion = notificationSocketSetup.createStateConfig({
  initial: 'uninstantiated',
  states: {
    uninstantiated: { on: { 'series.begin': 'connecting' } },

    connecting: {
      after: { connectWithin: failed },
      on: left,
      initial: 'gettingTicket',
      states: {
        gettingTicket: {
          invoke: {
            src: 'getTicket',
            input: ({ context }) => ({ mustRenew: context.mustRenew }),
            onDone: {
              target: 'opening',
              actions: { type: 'keepTicket', params: ({ event }) => ({ ticket: event.output }) },
            },
            onError: failed,
          },
        },
        opening: {
          entry: ['openSocket', 'forgetTicket'],
          on: { 'socket.open': '#socketOpen', 'socket.close': closed },
        },
      },
    },

    open: {
      id: 'socketOpen',
      entry: 'rememberOpen',
      after: { steadyAfter: { actions: 'forgetAttempts' } },
      on: {
        ...left,
        'socket.close': closed,
        'socket.unknown': {
          actions: { type: 'logUnknown', params: ({ event }) => ({ messageType: event.messageType }) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          entry: ['forgetEarly', 'askForList'],
          after: { answerWithin: '#socketClosing' },
          on: {
            'socket.message': [
              {
                guard: { type: 'isSnapshot', params: heardOne },
                target: 'live',
                actions: [
                  { type: 'takeMessages', params: heard },
                  { type: 'confirmMarks', params: heard },
                ],
              },
              { actions: { type: 'keepEarly', params: heardOne } },
            ],
          },
        },
        live: {
          entry: 'forgetEarly',
          always: { guard: 'hasHeld', actions: 'sendHeld' },
          on: {
            'socket.message': {
              actions: [
                { type: 'takeMessages', params: heard },
                { type: 'confirmMarks', params: heard },
              ],
            },
            'list.old': 'asking',
          },
        },
      },
    },

    closing: {
      id: 'socketClosing',
      entry: 'closeSocket',
      after: { closeWithin: failed },
      on: { ...left, 'socket.close': failed },
    },

    closed: {
      id: 'socketClosed',
      entry: [stopChild('socket'), 'holdSent'],
      on: { 'series.begin': 'connecting' },
    },
  },
});
