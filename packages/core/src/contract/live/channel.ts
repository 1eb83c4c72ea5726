/** What both ends of the live channel hold to; times in milliseconds. */
export const liveChannel = {
  path: '/ws/notifications/',
  protocol: 'notifications.v1',
  /** How often a lost connection tries to come back, and how far apart. */
  attempts: 10,
  interval: 3_000,
  /** An attempt that has not opened by then has failed. */
  connectTimeout: 10_000,
  /** A connection that lived shorter does not start the attempts anew, else a crash loop would be retried for ever. */
  steadyAfter: 5_000,
  /** A snapshot holds the newest of them. */
  snapshotSize: 1_000,
  /** The largest message that a client may send, in bytes. */
  messageSize: 4_096,
} as const;

/** Where the channel of a user is; the address of the page, or of the API, is the base. */
export function liveAddress(base: string, userId: number | null): string {
  const address = new URL(liveChannel.path, base);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('user_id', userId === null ? '' : String(userId));
  return address.href;
}
