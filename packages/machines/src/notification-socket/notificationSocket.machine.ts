import { noMarks } from './marks.ts';
import { notificationSocketSetup } from './notificationSocket.setup.ts';
import { seriesRegion } from './series.region.ts';
import { socketRegion } from './socket.region.ts';

const shown = { 'page.hide': 'hidden', 'page.freeze': 'frozen' } as const;

/** Brings notifications as they happen: the socket, its series of attempts, and the marks that are on their way. */
export const notificationSocketMachine = notificationSocketSetup.createMachine({
  id: 'notificationSocket',
  type: 'parallel',
  context: ({ input }) => ({
    isLiteral: input.isLiteral ?? false,
    isOnline: input.isOnline ?? true,
    attempt: 0,
    code: null,
    mustRenew: false,
    ticket: '',
    early: [],
    held: noMarks,
    sent: [],
    posting: noMarks,
    batch: 0,
  }),
  on: {
    // While live, what is held is sent at once.
    'mark.one': {
      actions: { type: 'holdMarks', params: ({ event }) => ({ marks: { ids: [event.id], through: 0 } }) },
    },
    'mark.all': {
      actions: { type: 'holdMarks', params: ({ event }) => ({ marks: { ids: [], through: event.through } }) },
    },
    'mark.expire': {
      guard: { type: 'isUnconfirmed', params: ({ event }) => ({ batch: event.batch }) },
      actions: [{ type: 'dropBatch', params: ({ event }) => ({ batch: event.batch }) }, 'tellMarksFailed'],
    },
  },
  states: {
    socket: socketRegion,
    series: seriesRegion,

    /** The time between two attempts. */
    pause: {
      initial: 'over',
      states: {
        over: { on: { 'series.fail': 'running', 'page.thaw': 'running' } },
        running: {
          after: { interval: 'over' },
          on: { 'series.fail': { target: 'running', reenter: true }, 'page.freeze': 'over' },
        },
      },
    },

    network: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'isOnline', target: 'online' }, { target: 'offline' }] },
        online: { on: { 'network.offline': 'offline' } },
        offline: { on: { 'network.online': 'online' } },
      },
    },

    page: {
      initial: 'shown',
      states: {
        shown: { on: shown },
        hidden: { after: { awayAfter: 'away' }, on: { 'page.show': 'shown', 'page.freeze': 'frozen' } },
        away: {
          on: {
            // What came meanwhile may have been lost without a sign.
            'page.show': [
              { guard: 'isLiteral', target: 'shown' },
              { target: 'shown', actions: 'askAgain' },
            ],
            'page.freeze': 'frozen',
          },
        },
        frozen: { on: { 'page.thaw': 'shown' } },
      },
    },

    posting: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'canPost', target: 'busy' } },
        busy: {
          entry: 'beginPosting',
          exit: 'endPosting',
          invoke: {
            src: 'postMarks',
            input: ({ context }) => ({ marks: context.posting }),
            onDone: 'idle',
            onError: { target: 'idle', actions: 'tellMarksFailed' },
          },
        },
      },
    },
  },
});
