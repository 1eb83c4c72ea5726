import { closeCodes } from '@corredor/core/live';
import type { LiveConnection } from './connection.ts';

/** The open connections of this process, by user. */
export function createConnections(socketsOfUser: number) {
  const byUser = new Map<number, Set<LiveConnection>>();
  const all = new Set<LiveConnection>();
  return {
    size: () => all.size,
    all: (): Iterable<LiveConnection> => all,
    of: (userId: number): Iterable<LiveConnection> => byUser.get(userId) ?? [],
    has: (userId: number) => byUser.has(userId),
    /** Lets one in; a user with too many loses the oldest. */
    enter: (connection: LiveConnection) => {
      const ofUser = byUser.get(connection.userId) ?? new Set();
      byUser.set(connection.userId, ofUser.add(connection));
      all.add(connection);
      const open = [...ofUser].filter((one) => one.isOpen());
      for (const oldest of open.slice(0, Math.max(0, open.length - socketsOfUser)))
        oldest.close(closeCodes.tooManySockets);
    },
    leave: (connection: LiveConnection) => {
      all.delete(connection);
      const ofUser = byUser.get(connection.userId);
      ofUser?.delete(connection);
      if (ofUser?.size === 0) byUser.delete(connection.userId);
    },
  };
}
export type Connections = ReturnType<typeof createConnections>;
