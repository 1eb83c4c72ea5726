import type { Notification, NotificationKind, NotificationStatus } from '@corredor/core/api';
import type { Json, Optional, Owned, Versioned, WithDefault } from './columns.ts';

export interface NotificationsTable extends Versioned, Owned {
  user_id: number;
  kind: NotificationKind;
  params: Json<Notification['params']>;
  status: WithDefault<NotificationStatus>;
  link: Optional<string>;
}
