import type { Kysely } from 'kysely';
import { addWsTickets } from '../accounts/index.ts';
import { withSystem } from '../database/index.ts';
import type { Database } from '../database/schema.ts';
import { unauthorised } from '../server/problems.ts';
import { created } from '../server/replies.ts';
import { createBatch } from './batch.ts';

/** Every open page may ask at the same moment; together they take one connection of the database, and all others are left to everybody else. */
const lane = { largest: 50, queueLimit: 10_000 };

/** Tickets for the live channel, whose address must carry no secret; one statement makes those of many callers. */
export const ticketCrowd = (db: Kysely<Database>, limits = lane) => {
  const add = createBatch((tokens: string[]) => withSystem(db, (trx) => addWsTickets(trx, tokens)), limits);
  return {
    createWsTicket: async (token: string) => {
      const ticket = await add(token);
      if (ticket === null) throw unauthorised();
      return created({ ticket });
    },
  };
};
