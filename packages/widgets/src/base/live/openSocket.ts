import { closeCodes, liveAddress, offerProtocols, readServerMessage } from '@corredor/core/live';
import type { NotificationSocketEvent, SocketCommand } from '@corredor/machines/notification-socket';
import { fromCallback } from 'xstate';

/** A real WebSocket as an actor: tells what happens to it, takes commands, and closes when it is stopped. */
export const openSocket = (userId: () => number | null) =>
  fromCallback<SocketCommand, { ticket: string }>(({ input, receive, sendBack }) => {
    const tell = (event: NotificationSocketEvent) => sendBack(event);
    const socket = new WebSocket(liveAddress(location.origin, userId()), offerProtocols(input.ticket));
    socket.onopen = () => tell({ type: 'socket.open' });
    socket.onclose = ({ code }) => tell({ type: 'socket.close', code });
    socket.onmessage = ({ data }) => {
      const read = readServerMessage(data);
      if (read.kind === 'message') tell({ type: 'socket.message', message: read.message });
      else if (read.kind === 'unknown') tell({ type: 'socket.unknown', messageType: read.type });
      else console.error('A message of the live channel could not be read.');
    };
    receive((command) => {
      if (command.type === 'send') socket.send(JSON.stringify(command.message));
      else socket.close(closeCodes.normal);
    });
    return () => {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close(closeCodes.normal);
    };
  });
