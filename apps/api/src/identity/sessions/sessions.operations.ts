import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { networkOf } from '../../server/request/addresses.ts';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { tooMany, unauthorised } from '../../server/request/problems.ts';
import { noContent, ok } from '../../server/request/replies.ts';
import { queueMail } from '../../services/mail/index.ts';
import {
  type AuthWorld,
  alike,
  endSession,
  findAccount,
  findHome,
  noteFailure,
  openSession,
  recordAuthEvent,
  refuseWhileDelayed,
  rotate,
  sessionOfRefresh,
  type TriedAt,
  tellOfFailures,
} from '../accounts/index.ts';
import { tellOfNewDevice } from './newDevice.ts';
import { readSessionRecord } from './sessionRecord.ts';
import { createStrangers } from './strangers.ts';

const strangers = createStrangers();
/** The wrong try of which the owner is told. */
const mailedAt = 10;

/** Login, logout and refresh: they hash or decide about tokens before any context exists, so they open their own transactions. */
export const sessionOperations = (request: RequestContext, world: AuthWorld) =>
  ({
    login: async ({ body }) => {
      const account = await findAccount(request.db, body.email);
      const home = await request.asAccount(nobody, (trx) => findHome(trx, account?.id ?? 0, request.facts));
      const strange = account ? account.locked_until : strangers.lockedUntil(body.email);
      // At home only what went wrong at home counts: pressing on an account from elsewhere does not delay its owner.
      refuseWhileDelayed(home ? home.locked_until : strange);
      const isRight = await world.passwords.verifyPassword(account?.password_hash ?? null, body.password);
      if (!account || !isRight) {
        traceFailure(request, world, account !== null);
        const triedAt = { userId: account?.id ?? 0, homeId: home?.id ?? null };
        await alike(async () =>
          account ? recordFailure(request, world, account, triedAt) : strangers.note(body.email),
        );
        throw unauthorised('wrong_credentials');
      }
      if (!account.is_confirmed) throw unauthorised('not_confirmed');
      if (!account.is_active) throw unauthorised('account_disabled');
      const opened = { userId: account.id, partnerId: account.partner_id ?? 0 };
      const answer = await request.asAccount(opened, async (trx) => {
        // What strangers tried goes on counting; the counter at home begins anew with the session.
        if (!home)
          await trx
            .updateTable('users')
            .set({ failed_logins: 0, locked_until: null })
            .where('id', '=', account.id)
            .execute();
        const { address, userAgent } = request.facts;
        await tellOfNewDevice(trx, world, account, request.facts);
        const { sessionId, token, refresh } = await openSession(trx, { userId: account.id, userAgent, address });
        await recordAuthEvent(trx, request.facts, { ...opened, sessionId, event: 'authn_login_success' });
        return ok({ ...(await readSessionRecord(trx, account.id)), token, refresh });
      });
      world.kickMail();
      return answer;
    },
    logout: async ({ body }) => {
      const session = await request.asAccount(nobody, (trx) => sessionOfRefresh(trx, body.refresh));
      if (session)
        await asOwner(request, session.user_id, async (trx, owner) => {
          const isEnded = await endSession(trx, session.id, 'logout');
          const entry = { ...owner, sessionId: session.id, event: 'authn_logout' };
          if (isEnded) await recordAuthEvent(trx, request.facts, entry);
        });
      return noContent();
    },
    refreshSession: async ({ body }) => {
      const rotation = await request.asAccount(nobody, async (trx) => {
        const result = await rotate(trx, body.refresh, world.limits.refresh);
        if (result.kind === 'reused') await endSession(trx, result.sessionId, 'token_reuse');
        return result;
      });
      if (rotation.kind === 'rotated') return ok(rotation.tokens);
      if (rotation.kind === 'too_often') throw tooMany(rotation.seconds);
      if (rotation.kind === 'reused') await warnOfReuse(request, world, rotation.userId);
      if (rotation.kind === 'ended') await noteRefusal(request, rotation);
      throw unauthorised();
    },
  }) satisfies Partial<Operations>;

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Wrong sign-ins leave a line in the log; those with addresses that nobody has leave only this, which no stranger can make grow in the database. */
function traceFailure({ facts }: RequestContext, { log }: AuthWorld, isKnown: boolean) {
  const { requestId: request_id, address } = facts;
  const trace = { event: 'authn_login_fail', account: isKnown ? 'known' : 'unknown' };
  log.warn({ ...trace, request_id, network: networkOf(address) }, 'wrong sign-in');
}
/** Delays the next attempt after too many failures, and tells the owner by mail at ten. */
async function recordFailure(request: RequestContext, world: AuthWorld, account: Account, triedAt: TriedAt) {
  const owner = { userId: account.id, partnerId: account.partner_id ?? 0 };
  await request.asAccount(owner, async (trx) => {
    const failures = await noteFailure(trx, triedAt);
    await recordAuthEvent(trx, request.facts, { ...owner, event: 'authn_login_fail' });
    if (failures === mailedAt) await tellOfFailures(trx, world, account, failures);
  });
}
const nobody = { userId: 0, partnerId: 0 };
/** Works as the owner of a session, whose brokerage is not known before. */
async function asOwner(
  request: RequestContext,
  userId: number,
  work: (trx: Transaction<Database>, owner: { userId: number; partnerId: number }) => Promise<void>,
) {
  const account = { userId, partnerId: 0 };
  const owner = await request.asAccount(account, (trx) =>
    trx.selectFrom('users').select('partner_id').where('id', '=', userId).executeTakeFirst(),
  );
  if (!owner) return;
  const known = { userId, partnerId: owner.partner_id ?? 0 };
  await request.asAccount(known, (trx) => work(trx, known));
}
const noteRefusal = (request: RequestContext, { userId, sessionId }: { userId: number; sessionId: number }) =>
  asOwner(request, userId, (trx, owner) =>
    recordAuthEvent(trx, request.facts, { ...owner, sessionId, event: 'authn_refresh_refused' }),
  );
async function warnOfReuse(request: RequestContext, world: AuthWorld, userId: number) {
  await asOwner(request, userId, async (trx, owner) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'language'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await recordAuthEvent(trx, request.facts, { ...owner, event: 'authn_token_reuse' });
    await queueMail(trx, world.brand, {
      to: user.email,
      kind: 'token_reuse',
      language: user.language,
      link: `${world.publicUrl}/login`,
    });
  });
  world.kickMail();
}
