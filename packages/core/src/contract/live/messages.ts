import type { Notification } from '../api/index.ts';

/** What a client may ask of the live channel. */
export type ClientMessage =
  | { type: 'get_all_notifications' }
  | { type: 'update_all_notifications' }
  | { type: 'update_notification'; notification_id: number };

/** What the server tells over the live channel. */
export type ServerMessage =
  | { type: 'get_all_notifications'; notifications: Notification[] }
  | { type: 'get_notification'; notification: Notification }
  | { type: 'update_all_notifications' }
  | { type: 'update_notification'; notification_id: number }
  | { type: 'delete_notification'; notification_id: number };

/** A frame that was read: a message, one of a type that this end does not know, or none at all. */
export type ReadMessage<Message> =
  | { kind: 'message'; message: Message }
  | { kind: 'unknown'; type: string }
  | { kind: 'malformed' };

type Fields = Record<string, unknown>;
type Readers<Message> = Record<string, (fields: Fields) => Message | null>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
const isText = (value: unknown): value is string => typeof value === 'string';

/** Kinds that only a newer server knows pass: it has worded them. */
function isNotification(value: unknown): value is Notification {
  if (!isFields(value) || !isId(value.id) || !isFields(value.params)) return false;
  const { kind, title, description, status, link, version, created_at, updated_at } = value;
  return (
    [kind, title, description, created_at, updated_at].every(isText) &&
    (status === 'unread' || status === 'read') &&
    (link === null || isText(link)) &&
    typeof version === 'number'
  );
}

const hasOnly = (fields: Fields, ...names: string[]) =>
  Object.keys(fields).every((name) => name === 'type' || names.includes(name));

const clientReaders: Readers<ClientMessage> = {
  get_all_notifications: (fields) => (hasOnly(fields) ? { type: 'get_all_notifications' } : null),
  update_all_notifications: (fields) => (hasOnly(fields) ? { type: 'update_all_notifications' } : null),
  update_notification: (fields) =>
    hasOnly(fields, 'notification_id') && isId(fields.notification_id)
      ? { type: 'update_notification', notification_id: fields.notification_id }
      : null,
};

// A newer server may say more than this client knows; what it knows must be right.
const serverReaders: Readers<ServerMessage> = {
  get_all_notifications: ({ notifications }) =>
    Array.isArray(notifications) && notifications.every(isNotification)
      ? { type: 'get_all_notifications', notifications }
      : null,
  get_notification: ({ notification }) =>
    isNotification(notification) ? { type: 'get_notification', notification } : null,
  update_all_notifications: () => ({ type: 'update_all_notifications' }),
  update_notification: ({ notification_id }) =>
    isId(notification_id) ? { type: 'update_notification', notification_id } : null,
  delete_notification: ({ notification_id }) =>
    isId(notification_id) ? { type: 'delete_notification', notification_id } : null,
};

/** Reads a frame on the server; its messages are closed: a field too many is malformed. */
export const readClientMessage = (frame: unknown): ReadMessage<ClientMessage> => read(frame, clientReaders);

/** Reads a frame on the client. */
export const readServerMessage = (frame: unknown): ReadMessage<ServerMessage> => read(frame, serverReaders);

function read<Message>(frame: unknown, readers: Readers<Message>): ReadMessage<Message> {
  const fields = parse(frame);
  if (!isFields(fields) || !isText(fields.type)) return { kind: 'malformed' };
  const reader = Object.hasOwn(readers, fields.type) ? readers[fields.type] : undefined;
  if (!reader) return { kind: 'unknown', type: fields.type };
  const message = reader(fields);
  return message ? { kind: 'message', message } : { kind: 'malformed' };
}

function parse(frame: unknown): unknown {
  try {
    return isText(frame) ? JSON.parse(frame) : undefined;
  } catch {
    return undefined;
  }
}
