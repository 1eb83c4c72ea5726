import type { OfPolicy, Optional, Owned, Versioned } from './columns.ts';
import type { Dated } from './policies.ts';

export interface PolicyBeneficiariesTable extends Versioned, Owned, OfPolicy, Dated {
  customer_id: number;
  start_date: string;
  percentage: string;
  /** At most so much is paid to it. */
  limit: Optional<string>;
}
export interface PolicySellersTable extends Versioned, Owned, OfPolicy {
  seller_id: number;
  start_date: string;
  percentage: string;
}
