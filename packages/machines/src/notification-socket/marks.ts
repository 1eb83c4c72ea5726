import type { Notification } from '@corredor/core/api';
import type { ClientMessage, ServerMessage } from '@corredor/core/live';

/** What a reader has marked and the server has not confirmed: some by id, or all up to the newest she saw. */
export interface Marks {
  ids: readonly number[];
  through: number;
}

export const noMarks: Marks = { ids: [], through: 0 };

/** Whether anything waits to be confirmed. */
export const hasMarks = ({ ids, through }: Marks): boolean => ids.length > 0 || through > 0;

/** All of them as one; what is marked with all needs no mark of its own. */
export function joinMarks(...marks: Marks[]): Marks {
  const through = Math.max(0, ...marks.map((one) => one.through));
  const ids = [...new Set(marks.flatMap((one) => one.ids))].filter((id) => id > through);
  return { ids, through };
}

/** What is left to confirm after a message of the server. */
export function withoutConfirmed(marks: Marks, message: ServerMessage): Marks {
  if (message.type === 'update_all_notifications') return noMarks;
  if (message.type !== 'update_notification' && message.type !== 'delete_notification') return marks;
  return { ...marks, ids: marks.ids.filter((id) => id !== message.notification_id) };
}

/** The messages that ask the server for them. */
export const messagesFor = ({ ids, through }: Marks): ClientMessage[] => [
  ...(through > 0 ? [{ type: 'update_all_notifications' } as const] : []),
  ...ids.map((id) => ({ type: 'update_notification', notification_id: id }) as const),
];

/** The list as its reader left it: what she marked is read at once. */
export const withMarks = (rows: readonly Notification[], { ids, through }: Marks): Notification[] =>
  rows.map((row) =>
    row.status === 'unread' && (row.id <= through || ids.includes(row.id)) ? { ...row, status: 'read' } : row,
  );

/** How many are unread; always counted, never kept. */
export const countUnread = (rows: readonly Notification[]): number =>
  rows.filter(({ status }) => status === 'unread').length;
