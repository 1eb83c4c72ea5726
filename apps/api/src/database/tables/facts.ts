/** What is searched and sorted of customers; kept by triggers, as all facts. */
export interface CustomerFactsTable {
  partner_id: number;
  customer_id: number;
  name: string;
  /** What a name is sorted by. */
  name_order: string;
  key: string;
}
export interface VehicleFactsTable {
  partner_id: number;
  vehicle_id: number;
  key: string;
}
/** What is searched and sorted of policies, and the sums of their instalments that are not voided. */
export interface PolicyFactsTable {
  partner_id: number;
  policy_id: number;
  number: string | null;
  key: string;
  /** Who pays it, unless it is deleted. */
  payer_id: number | null;
  invoices: string;
  /** Of what is to be collected, as the two sums; credits are counted apart. */
  instalments: number;
  credits: number;
  amount: string;
  paid: string;
  /** What its movements add to the net premium of its whole term. */
  moved_net: string;
}
/** What a movement is found by beside its policy: the insurer's number, and what it is about. */
export interface MovementFactsTable {
  partner_id: number;
  movement_id: number;
  key: string;
}
