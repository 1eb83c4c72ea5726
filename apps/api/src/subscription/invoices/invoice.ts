import type { Selectable } from 'kysely';
import type { InvoicesTable } from '../../database/tables/billing.ts';

/** What an invoice says, frozen when it was issued. */
export type Invoice = Selectable<InvoicesTable>;
