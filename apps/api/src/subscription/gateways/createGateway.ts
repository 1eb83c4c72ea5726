import type { Kysely } from 'kysely';
import type { PaymentSettings } from '../../base/settings/index.ts';
import type { Database } from '../../database/schema.ts';
import type { Gateway } from './gateway.ts';
import { sandboxGateway } from './sandbox.ts';

/** The gateway that the settings name. */
export const createGateway = async (settings: PaymentSettings, db: Kysely<Database>): Promise<Gateway> =>
  // Stripe's library is large: only those who use it wait for it.
  settings.provider === 'stripe' ? (await import('./stripe.ts')).stripeGateway(settings) : sandboxGateway(db);
