/** What one process allows on the live channel; times in milliseconds, sizes in bytes. */
export interface LiveLimits {
  /** Open connections of this process. */
  sockets: number;
  /** Open connections of one user; one more closes the oldest. */
  socketsOfUser: number;
  /** Handshakes of one client address in a minute. */
  handshakes: number;
  /** How long a handshake may take, from the first byte to the spent ticket. */
  handshake: number;
  /** Messages of one connection that are worked off at once, and each second after. */
  burst: number;
  perSecond: number;
  /** Messages of one connection that may wait for their turn. */
  waiting: number;
  /** What may wait for a reader who is slow. */
  unread: number;
  /** How often the server asks whether somebody is there, and how long it waits for an answer. */
  ping: number;
  pong: number;
  /** A connection outlives the access that opened it by this much. */
  grace: number;
  /** How often the sessions of all connections are looked at again. */
  recheck: number;
  /** How often all of this is looked at. */
  tend: number;
  /** How long a closed connection may take to go. */
  leave: number;
  /** How long the closes of a stopping process are spread. */
  drain: number;
}

export const liveLimits: LiveLimits = {
  sockets: 2_000,
  socketsOfUser: 20,
  handshakes: 6_000,
  handshake: 5_000,
  burst: 20,
  perSecond: 10,
  waiting: 200,
  unread: 1_048_576,
  ping: 25_000,
  pong: 20_000,
  grace: 30_000,
  recheck: 300_000,
  tend: 1_000,
  leave: 5_000,
  drain: 5_000,
};
