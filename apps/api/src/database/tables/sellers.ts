import type { Optional, Owned, Versioned } from './columns.ts';

export interface SellersTable extends Versioned, Owned {
  /** Of a seller who is a user the name of the day on which the record was made: the user's own counts. */
  name: string;
  user_id: Optional<number>;
  kind: 'employee' | 'agent' | 'agency';
  identification: Optional<string>;
  email: Optional<string>;
  phone: Optional<string>;
  is_active: boolean;
  notes: Optional<string>;
}
