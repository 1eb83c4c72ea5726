import { addWsTicket } from '../accounts/index.ts';
import type { Operations } from '../server/operations.ts';
import { created } from '../server/replies.ts';
import type { Scope } from '../server/scope.ts';

/** Tickets for the live channel, whose address must carry no secret. */
export const ticketOperations = ({ trx, caller }: Scope) =>
  ({
    createWsTicket: async () => created({ ticket: await addWsTicket(trx, caller.sessionId) }),
  }) satisfies Partial<Operations>;
