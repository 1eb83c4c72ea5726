import { BeyondCalendar } from '@corredor/core/dates';
import { isDiskFull } from '../../base/condition/index.ts';
import { Crowded } from '../../base/lines/index.ts';
import { CallerGone, TookTooLong } from '../../base/timeLimit/index.ts';
import { SilentDatabase } from '../../database/index.ts';
import { readOnly } from '../checks/readOnly.ts';
import { Problem } from '../request/problems.ts';

const databaseCodes: Record<string, Problem> = {
  '23505': new Problem(409, 'duplicate'),
  // Somebody else removed or began to use a related record between the check and the write.
  '23503': new Problem(409, 'reference_changed'),
  // Signs that no text of the database can hold, such as U+0000.
  '22021': new Problem(400, 'bad_request'),
  '22P02': new Problem(400, 'bad_request'),
  '22P05': new Problem(400, 'bad_request'),
  // A date that the database counts, beyond its calendar.
  '22008': new Problem(400, 'bad_request'),
  // What the sample book's triggers refuse: a record of one's own that names a sample, and a sample made into something else.
  SB001: new Problem(409, 'sample_reference'),
  SB002: new Problem(409, 'sample_locked'),
  '40001': new Problem(409, 'operation_running'),
  '40P01': new Problem(409, 'operation_running'),
};
const unavailable = new Problem(503, 'unavailable', { retryAfter: 5 });
const tookTooLong = new Problem(503, 'took_too_long', { retryAfter: 5 });

/** Codes of a database that is away, ends, starts, or has no room for one more: of PostgreSQL, then of the way to it. */
const away = /^(08\w{3}|25006|53[0234]00|55P03|57014|57P\d\d|58\w{3})$/;
const noWay =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;
/** What the client says by itself of a connection that ended, and the server while it falls, where neither gives a code that says so. */
const ends = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error',
    'not queryable',
    'Client was closed',
    'Cannot use a pool after calling end',
    'driver has already been destroyed',
    'connection has been discarded',
    'unexpected postmaster exit',
    'postmaster (?:has )?died',
    'server conn crashed',
    'the database system is',
    'terminating connection',
  ].join('|'),
);

/** What is told of an error. What nobody can help but by waiting is 503; only what nobody thought of is 500. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Crowded) return new Problem(503, 'busy', { retryAfter: error.retryAfter });
  // Counted from a date that was sent: a field that can say so does it before.
  if (error instanceof BeyondCalendar) return new Problem(400, 'bad_request');
  if (isDiskFull(error)) return readOnly();
  if (error instanceof TookTooLong) return tookTooLong;
  // Whom nobody hears may be told anything.
  if (error instanceof SilentDatabase || error instanceof CallerGone) return unavailable;
  const { statusCode, code, syscall } = error as { statusCode?: number; code?: string; syscall?: string };
  if (code && databaseCodes[code]) return databaseCodes[code];
  if (code && (away.test(code) || noWay.test(code))) return unavailable;
  // The socket of a server that stands still; a file that is missing is another matter.
  if (code === 'ENOENT' && syscall === 'connect') return unavailable;
  if (error instanceof Error && ends.test(error.message)) return unavailable;
  if (statusCode === 414) return new Problem(404, 'no_such_path');
  if (statusCode === 415) return new Problem(415, 'unsupported_media_type');
  if (!statusCode || statusCode < 400 || statusCode > 499) return new Problem(500, 'internal');
  return new Problem(400, 'bad_request');
}
