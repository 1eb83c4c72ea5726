import { liveChannel } from '@corredor/core/live';
import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { notificationSocketScenario } from './notificationSocket.fixtures.ts';

describeWalk(notificationSocketScenario, {
  heard: {
    '*': ['mark.one', 'mark.all', 'mark.expire'],
    'socket.connecting': ['page.freeze'],
    'socket.connecting.opening': ['socket.open', 'socket.close'],
    'socket.open': ['socket.close', 'socket.unknown'],
    'socket.open.asking': ['socket.message'],
    'socket.open.live': ['socket.message'],
    'socket.closing': ['socket.close', 'page.freeze'],
    'series.idle': ['page.freeze'],
    'series.waitingForNetwork': ['page.thaw'],
    'series.exhausted': ['network.online', 'page.show', 'page.thaw', 'bell.open', 'http.answer', 'reconnect.press'],
    'series.fatal': ['reconnect.press'],
    'pause.over': ['page.thaw'],
    'pause.running': ['page.freeze'],
    'network.online': ['network.offline'],
    'network.offline': ['network.online'],
    'page.shown': ['page.hide', 'page.freeze'],
    'page.hidden': ['page.show', 'page.freeze'],
    'page.away': ['page.show', 'page.freeze'],
    'page.frozen': ['page.thaw'],
  },
  invariant: ({ before, after }) => {
    const from = before.value;
    const to = after.value;
    // At most ten attempts to come back, and none without its pause.
    expect(after.context.attempt).toBeLessThanOrEqual(liveChannel.attempts);
    if (isConnecting(to.socket) && !isConnecting(from.socket)) expect([from.pause, to.pause]).toContain('over');
    // A connection that fell leaves nothing on its way, and what was marked is held.
    if (to.socket === 'closed') expect(after.context.sent).toEqual([]);
    // What nothing is tried for any more waits for nothing.
    if (to.series === 'exhausted' || to.series === 'fatal') expect(to.socket).toBe('closed');
  },
});

const isConnecting = (socket: unknown) => typeof socket === 'object' && socket !== null && 'connecting' in socket;
