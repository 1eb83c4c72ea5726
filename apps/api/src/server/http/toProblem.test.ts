import { addDays, BeyondCalendar } from '@corredor/core/dates';
import { describe, expect, it } from 'vitest';
import { Crowded } from '../../base/lines/index.ts';
import { TookTooLong } from '../../base/timeLimit/index.ts';
import { SilentDatabase } from '../../database/index.ts';
import { notFound } from '../request/problems.ts';
import { toProblem } from './toProblem.ts';

const failure = (message: string, more = {}) => Object.assign(new Error(message), more);

it('is a request that cannot be read, where a date is counted from it beyond the calendar', () => {
  const beyond = () => addDays('9999-12-31', 1);
  expect(beyond).toThrow(BeyondCalendar);
  const told = [
    toProblem(new BeyondCalendar('9999-12-31')),
    toProblem(failure('date out of range', { code: '22008' })),
  ];
  expect(told.map(({ status, code }) => [status, code])).toEqual([
    [400, 'bad_request'],
    [400, 'bad_request'],
  ]);
});

describe('a database that dies, stands still or comes up again', () => {
  it.each([
    ['57P01', 'terminating connection due to administrator command'],
    ['57P02', 'terminating connection because of crash of another server process'],
    ['57P03', 'the database system is starting up'],
    ['57P05', 'terminating connection due to idle-session timeout'],
    ['08006', 'connection failure'],
    ['08P01', 'server conn crashed?'],
    ['53300', 'sorry, too many clients already'],
    ['58030', 'could not read file'],
    ['25006', 'cannot execute INSERT in a read-only transaction'],
    ['ECONNREFUSED', 'connect ECONNREFUSED /run/.s.PGSQL.5432'],
    ['ECONNRESET', 'read ECONNRESET'],
    ['EPIPE', 'write EPIPE'],
    ['ETIMEDOUT', 'connect ETIMEDOUT'],
    ['EAI_AGAIN', 'getaddrinfo EAI_AGAIN db'],
    ['XX000', 'terminating connection due to unexpected postmaster exit'],
    ['', 'terminating connection due to unexpected postmaster exit'],
    ['', 'Client has encountered a connection error and is not queryable'],
    ['', 'Connection terminated unexpectedly'],
    ['', 'Connection terminated due to connection timeout'],
    ['', 'timeout exceeded when trying to connect'],
    ['', 'Client was closed and is not queryable'],
    ['', 'Cannot use a pool after calling end on the pool'],
    ['', 'Postgres connection has been discarded'],
  ])('is 503 with a time to come back: %s %s', (code, message) => {
    const told = toProblem(failure(message, code ? { code } : {}));
    expect([told.status, told.code, told.parts.retryAfter]).toEqual([503, 'unavailable', 5]);
  });

  it('is 503 where its socket is gone, but no missing file is', () => {
    const missing = { code: 'ENOENT' };
    expect(toProblem(failure('connect ENOENT', { ...missing, syscall: 'connect' })).status).toBe(503);
    expect(toProblem(failure('open ENOENT', { ...missing, syscall: 'open' })).status).toBe(500);
  });

  it('is 503 where it is silent', () => expect(toProblem(new SilentDatabase()).status).toBe(503));
});

it('tells whoever finds too many waiting when to come back', () => {
  const told = toProblem(new Crowded());
  expect([told.status, told.code, told.parts.retryAfter]).toEqual([503, 'busy', 2]);
});

it('tells what took too long from a database that is away', () => {
  const told = toProblem(new TookTooLong());
  expect([told.status, told.code, told.parts.retryAfter]).toEqual([503, 'took_too_long', 5]);
});

it('leaves alone what somebody meant to say, and calls 500 what nobody thought of', () => {
  const meant = notFound('customer');
  expect(toProblem(meant)).toBe(meant);
  expect(toProblem(failure('x is not a function'))).toMatchObject({ status: 500, code: 'internal' });
  expect(toProblem(failure('index is corrupted', { code: 'XX002' }))).toMatchObject({ status: 500 });
});
