import type { MessageChannel, MessageFile, MessageModel, MessageStatus } from '@corredor/core/api';
import type { Generated } from 'kysely';
import type { Json, NullableTimestamp, OfPolicy, Optional, Owned, Versioned, WithDefault } from './columns.ts';

export interface MessagesTable extends Versioned, Owned {
  channel: WithDefault<MessageChannel>;
  model: MessageModel;
  recipient: string;
  subject: string;
  body: string;
  files: Json<MessageFile[]>;
  status: WithDefault<MessageStatus>;
  sent_at: NullableTimestamp;
  sender_id: Optional<number>;
  mail_id: number;
}
/** What a message is about. */
export interface MessageRecordsTable extends Owned, OfPolicy {
  id: Generated<number>;
  message_id: number;
  payment_id: Optional<number>;
  renewal_id: Optional<number>;
  movement_id: Optional<number>;
}
