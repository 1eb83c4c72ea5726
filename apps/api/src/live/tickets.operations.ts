import type { Kysely } from 'kysely';
import { withSystem } from '../database/index.ts';
import type { Database } from '../database/schema.ts';
import { addWsTickets } from '../identity/accounts/index.ts';
import { unauthorised } from '../server/request/problems.ts';
import { created } from '../server/request/replies.ts';
import { createBatch } from './batch.ts';
import type { Pace } from './pace.ts';

const largest = 50;

/** Tickets for the live channel, whose address must carry no secret; one statement makes those of many callers, so together they take one connection of the database. */
export const batchedTicketOperations = (db: Kysely<Database>, pace: Pace) => {
  const add = createBatch((tokens: string[]) => withSystem(db, (trx) => addWsTickets(trx, tokens)), { largest });
  return {
    createWsTicket: async (token: string) => {
      await pace.turn('ticket');
      const ticket = await add(token);
      if (ticket === null) throw unauthorised();
      return created({ ticket });
    },
  };
};
