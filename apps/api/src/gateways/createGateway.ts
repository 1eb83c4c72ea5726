import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { PaymentSettings } from '../settings/index.ts';
import type { Gateway } from './gateway.ts';
import { sandboxGateway } from './sandbox.ts';
import { stripeGateway } from './stripe.ts';

/** The gateway that the settings name. */
export const createGateway = (settings: PaymentSettings, db: Kysely<Database>): Gateway =>
  settings.provider === 'stripe' ? stripeGateway(settings) : sandboxGateway(db);
