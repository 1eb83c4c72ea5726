interface ForUser {
  partnerId: number;
  userId: number;
}

/** What the database tells every process at a commit: ids only. */
export type LiveEvent =
  | (ForUser & { type: 'get_notification' | 'update_notification' | 'delete_notification'; id: number })
  | (ForUser & { type: 'update_all_notifications' })
  | { type: 'end_session'; sessionId: number }
  | { type: 'end_user'; userId: number };

/** An event that some of a user's open pages are told. */
export type NotificationEvent = Extract<LiveEvent, ForUser>;

/** The channel of the database on which they come. */
export const databaseChannel = 'live';

/** Reads what a trigger wrote: a word and numbers; null for what this program does not know. */
export function readEvent(payload: string): LiveEvent | null {
  const [type, ...rest] = payload.split(' ');
  const numbers = rest.map(Number);
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return null;
  const [first, second, third] = numbers;
  if (first === undefined) return null;
  if (type === 'end_session') return { type, sessionId: first };
  if (type === 'end_user') return { type, userId: first };
  if (second === undefined) return null;
  if (type === 'update_all_notifications') return { type, partnerId: first, userId: second };
  if (third === undefined) return null;
  if (type === 'get_notification' || type === 'update_notification' || type === 'delete_notification')
    return { type, partnerId: first, userId: second, id: third };
  return null;
}
