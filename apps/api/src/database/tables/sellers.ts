import type { Optional, Owned, Versioned } from './columns.ts';

export interface SellersTable extends Versioned, Owned {
  name: string;
  kind: 'employee' | 'agent' | 'agency';
  identification: Optional<string>;
  email: Optional<string>;
  phone: Optional<string>;
  is_active: boolean;
  notes: Optional<string>;
}
