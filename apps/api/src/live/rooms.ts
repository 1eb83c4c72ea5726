import { closeCodes } from '@corredor/core/live';
import type { LiveConnection } from './connection.ts';

/** The open connections of this process, by user. */
export function createRooms(socketsOfUser: number) {
  const rooms = new Map<number, Set<LiveConnection>>();
  const all = new Set<LiveConnection>();
  return {
    size: () => all.size,
    all: (): Iterable<LiveConnection> => all,
    of: (userId: number): Iterable<LiveConnection> => rooms.get(userId) ?? [],
    has: (userId: number) => rooms.has(userId),
    /** Lets one in; a user with too many loses the oldest. */
    enter: (connection: LiveConnection) => {
      const room = rooms.get(connection.userId) ?? new Set();
      rooms.set(connection.userId, room.add(connection));
      all.add(connection);
      const open = [...room].filter((one) => one.isOpen());
      for (const oldest of open.slice(0, Math.max(0, open.length - socketsOfUser)))
        oldest.close(closeCodes.tooManySockets);
    },
    leave: (connection: LiveConnection) => {
      all.delete(connection);
      const room = rooms.get(connection.userId);
      room?.delete(connection);
      if (room?.size === 0) rooms.delete(connection.userId);
    },
  };
}
export type Rooms = ReturnType<typeof createRooms>;
