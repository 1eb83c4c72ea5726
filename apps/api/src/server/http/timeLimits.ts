import type { FastifyReply } from 'fastify';
import { CallerGone, createTimeLimit, type TimeLimit } from '../../base/timeLimit/index.ts';

/** Gives a request its time. One that only reads ends when its caller has gone, too; what changes something is not left half done by that. */
export function startLimit(reply: FastifyReply, milliseconds: number, isReading: boolean): TimeLimit {
  const limit = createTimeLimit(milliseconds);
  if (isReading) reply.raw.once('close', () => limit.end(new CallerGone()));
  return limit;
}

/** Answers within the time of a request, or fails when that is over. */
export async function withinTime<Answer>(limit: TimeLimit, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await Promise.race([work(), limit.over]);
  } finally {
    limit.done();
  }
}
