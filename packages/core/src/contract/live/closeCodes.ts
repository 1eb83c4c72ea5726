/** Why a connection of the live channel ends. */
export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  /** The client breaks the rules, for example by sending without pause. */
  policy: 1008,
  tooLarge: 1009,
  restart: 1012,
  /** The server has no room, or this client reads too slowly. */
  busy: 1013,
  badMessage: 4400,
  /** The ticket, the access or the session has ended. */
  unauthorised: 4401,
  /** The address names another user. */
  forbidden: 4403,
  slowHandshake: 4408,
  tooManySockets: 4429,
} as const;

const fatal: readonly number[] = [
  closeCodes.badMessage,
  closeCodes.forbidden,
  closeCodes.policy,
  closeCodes.tooLarge,
  closeCodes.tooManySockets,
];

/** What a client does after a close: an ordinary attempt, a fresh session first, or none by itself. */
export function afterClose(code: number): 'retry' | 'refresh' | 'stop' {
  if (fatal.includes(code)) return 'stop';
  return code === closeCodes.unauthorised ? 'refresh' : 'retry';
}
