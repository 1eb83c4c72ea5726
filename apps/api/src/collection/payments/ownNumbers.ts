import { type RawBuilder, sql } from 'kysely';
import { searchedNumber } from '../../server/records/search.ts';

type Condition = RawBuilder<unknown>;

/** What an instalment `y` is found by itself: its invoice, and the references of what came in for it. */
const ownNumbers = sql`(${searchedNumber(sql`y.invoice_number`)} || case when y.paid_amount > 0 then coalesce((
  select string_agg(' ' || searched_number(r.reference), '') from receipts r where r.partner_id = y.partner_id and r.payment_id = y.id
    and r.voided_at is null and r.kind in ('money', 'withholding')), '') else '' end)`;
/** Whether it has a word; what all instalments of its policy have, `invoices`, is looked at first. */
export const isInOwn = (isIn: (key: Condition) => RawBuilder<boolean>, invoices: Condition) =>
  sql<boolean>`(${isIn(invoices)} and ${isIn(ownNumbers)})`;
