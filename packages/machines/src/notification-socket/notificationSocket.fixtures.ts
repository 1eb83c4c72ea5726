import { aNotification } from '@corredor/core/fixtures';
import { liveChannel } from '@corredor/core/live';
import type { Scenario } from '../charts/index.ts';
import { notificationSocketMachine } from './notificationSocket.machine.ts';

/** A top bar with a network that comes and goes, a server that answers or does not, and a reader. */
export const notificationSocketScenario: Scenario<typeof notificationSocketMachine> = {
  name: 'notification-socket',
  machine: notificationSocketMachine,
  inputs: [{}, { isOnline: false }, { isLiteral: true }],
  beginnings: ['Online', 'Offline', 'As the specification words it'],
  events: [
    { type: 'socket.open' },
    { type: 'socket.message', message: { type: 'get_all_notifications', notifications: [aNotification()] } },
    { type: 'socket.message', message: { type: 'update_all_notifications' } },
    { type: 'socket.unknown', messageType: 'moon_phase' },
    { type: 'socket.close', code: 1006 },
    { type: 'socket.close', code: 4403 },
    { type: 'network.online' },
    { type: 'network.offline' },
    { type: 'page.show' },
    { type: 'page.hide' },
    { type: 'page.freeze' },
    { type: 'page.thaw' },
    { type: 'bell.open' },
    { type: 'http.answer' },
    { type: 'reconnect.press' },
    { type: 'mark.one', id: 310 },
    { type: 'mark.all', through: 310 },
    { type: 'mark.expire', batch: 1 },
  ],
  actors: {
    getTicket: { done: ['a ticket'], error: [new Error('No.')] },
    openSocket: {},
    postMarks: { done: [undefined], error: [new Error('No.')] },
  },
  // Between the first attempt and the last every one is like the next; what else may happen there has happened at the first.
  keyOf: ({ value, context: { isLiteral, attempt, held, sent } }) =>
    attempt > 0 && attempt < liveChannel.attempts
      ? [isLiteral, attempt, value.socket, value.series, value.pause]
      : [isLiteral, attempt, value, held.through > 0, sent.length > 0],
};
