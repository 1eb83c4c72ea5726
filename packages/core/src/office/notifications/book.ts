import type { Notification } from '../../contract/api/index.ts';
import { liveChannel, type ServerMessage } from '../../contract/live/index.ts';

/** What the server said about somebody's notifications, newest first, and what of it no later message may undo. */
export interface NotificationBook {
  rows: readonly Notification[];
  /** There are older ones than these. */
  hasOlder: boolean;
  /** Deleted and read by their ids, because a message about a notification may overtake the one that brings it. */
  gone: ReadonlySet<number>;
  read: ReadonlySet<number>;
  /** Those that came one by one since the last whole list; a second time is a repetition. */
  pushed: ReadonlySet<number>;
}

/** The whole list, as it comes over the channel or is read page by page. */
export function bookOf(list: readonly Notification[], before?: NotificationBook, hasOlder?: boolean): NotificationBook {
  const gone = before?.gone ?? new Set();
  const read = before?.read ?? new Set();
  const newest = new Map<number, Notification>();
  for (const row of list) {
    const known = newest.get(row.id);
    if (!gone.has(row.id) && (!known || row.version > known.version)) newest.set(row.id, settled(row, read));
  }
  return {
    rows: [...newest.values()].sort((one, other) => other.id - one.id),
    hasOlder: hasOlder ?? list.length >= liveChannel.snapshotSize,
    gone,
    read,
    pushed: new Set(),
  };
}

/** The list after a message of the server; undefined while there is no list that the message could change. */
export function afterMessage(book: NotificationBook | undefined, message: ServerMessage): NotificationBook | undefined {
  if (message.type === 'get_all_notifications') return bookOf(message.notifications, book);
  if (!book) return undefined;
  switch (message.type) {
    case 'get_notification':
      return withRow(book, message.notification);
    case 'update_notification':
      return withRead(book, message.notification_id);
    case 'update_all_notifications':
      return { ...book, rows: book.rows.map(asRead) };
    case 'delete_notification':
      return {
        ...book,
        rows: book.rows.filter(({ id }) => id !== message.notification_id),
        gone: new Set(book.gone).add(message.notification_id),
      };
  }
}

/** The list with a page of older ones under it. */
export function withOlder(book: NotificationBook, page: readonly Notification[], hasOlder: boolean): NotificationBook {
  const { pushed } = book;
  return { ...bookOf([...book.rows, ...page], book, hasOlder), pushed };
}

function withRow(book: NotificationBook, row: Notification): NotificationBook {
  const known = book.rows.find(({ id }) => id === row.id);
  const isRepeated = book.pushed.has(row.id) && known !== undefined && known.version >= row.version;
  if (book.gone.has(row.id) || isRepeated || (known && known.version > row.version)) return book;
  const others = book.rows.filter(({ id }) => id !== row.id);
  const place = others.findIndex(({ id }) => id < row.id);
  const rows = others.toSpliced(place < 0 ? others.length : place, 0, settled(row, book.read));
  return { ...book, rows, pushed: new Set(book.pushed).add(row.id) };
}

const withRead = (book: NotificationBook, read: number): NotificationBook => ({
  ...book,
  rows: book.rows.map((row) => (row.id === read ? asRead(row) : row)),
  read: new Set(book.read).add(read),
});

const asRead = (row: Notification): Notification => (row.status === 'read' ? row : { ...row, status: 'read' });
// What was read never becomes unread again.
const settled = (row: Notification, read: ReadonlySet<number>) => (read.has(row.id) ? asRead(row) : row);
