import type { ViewState } from '@corredor/core/api';
import type { Json, Owned, Versioned } from './columns.ts';

export interface SavedViewsTable extends Versioned, Owned {
  user_id: number;
  list: string;
  name: string;
  is_shared: boolean;
  is_pinned: boolean;
  state: Json<ViewState>;
}
