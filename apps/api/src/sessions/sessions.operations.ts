import { sql, type Transaction } from 'kysely';
import {
  type AuthWorld,
  alike,
  endSession,
  findAccount,
  openSession,
  recordAuthEvent,
  rotate,
  sessionOfRefresh,
} from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { queueMail } from '../mail/index.ts';
import type { Operations } from '../server/operations.ts';
import { Problem, unauthorised } from '../server/problems.ts';
import { noContent, ok } from '../server/replies.ts';
import type { Desk } from '../server/run.ts';
import { createStrangers, delayAfter } from './loginDelays.ts';
import { tellOfNewDevice } from './newDevice.ts';
import { readSessionRecord } from './sessionRecord.ts';

const strangers = createStrangers();

/** Login, logout and refresh: they hash or decide about tokens before any context exists, so they open their own transactions. */
export const sessionDesk = (desk: Desk, world: AuthWorld) =>
  ({
    login: async ({ body }) => {
      const account = await findAccount(desk.db, body.email);
      refuseWhileDelayed(account ? account.locked_until : strangers.lockedUntil(body.email));
      const isRight = await world.passwords.verifyPassword(account?.password_hash ?? null, body.password);
      if (!account || !isRight) {
        await alike(async () => (account ? noteFailure(desk, world, account) : strangers.note(body.email)));
        throw unauthorised('wrong_credentials');
      }
      if (!account.is_confirmed) throw unauthorised('not_confirmed');
      if (!account.is_active) throw unauthorised('account_disabled');
      const opened = { userId: account.id, partnerId: account.partner_id ?? 0 };
      const answer = await desk.asAccount(opened, async (trx) => {
        await trx
          .updateTable('users')
          .set({ failed_logins: 0, locked_until: null })
          .where('id', '=', account.id)
          .execute();
        const { address, userAgent } = desk.facts;
        await tellOfNewDevice(trx, world, account, desk.facts);
        const { sessionId, token, refresh } = await openSession(trx, { userId: account.id, userAgent, address });
        await recordAuthEvent(trx, desk.facts, { ...opened, sessionId, event: 'authn_login_success' });
        return ok({ ...(await readSessionRecord(trx, account.id)), token, refresh });
      });
      world.kickMail();
      return answer;
    },
    logout: async ({ body }) => {
      const session = await desk.asAccount(nobody, (trx) => sessionOfRefresh(trx, body.refresh));
      if (session)
        await asOwner(desk, session.user_id, async (trx, owner) => {
          const isEnded = await endSession(trx, session.id, 'logout');
          const entry = { ...owner, sessionId: session.id, event: 'authn_logout' };
          if (isEnded) await recordAuthEvent(trx, desk.facts, entry);
        });
      return noContent();
    },
    refreshSession: async ({ body }) => {
      const rotation = await desk.asAccount(nobody, async (trx) => {
        const result = await rotate(trx, body.refresh);
        if (result.kind === 'reused') await endSession(trx, result.sessionId, 'token_reuse');
        return result;
      });
      if (rotation.kind === 'rotated') return ok(rotation.tokens);
      if (rotation.kind === 'reused') await warnOfReuse(desk, world, rotation.userId);
      if (rotation.kind === 'ended') await noteRefusal(desk, rotation);
      throw unauthorised();
    },
  }) satisfies Partial<Operations>;

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

function refuseWhileDelayed(lockedUntil: string | null) {
  const seconds = lockedUntil ? Math.ceil((Date.parse(lockedUntil) - Date.now()) / 1000) : 0;
  if (seconds > 0) throw new Problem(429, 'wait_before_login', { params: { seconds }, retryAfter: seconds });
}
/** Delays the next attempt after too many failures, and tells the owner by mail at ten. */
async function noteFailure(desk: Desk, world: AuthWorld, account: Account) {
  await desk.asAccount({ userId: account.id, partnerId: account.partner_id ?? 0 }, async (trx) => {
    // Counted by the database, so that attempts at the same time do not count as one.
    const { failed_logins: failures } = await trx
      .updateTable('users')
      .set({ failed_logins: sql`failed_logins + 1` })
      .where('id', '=', account.id)
      .returning('failed_logins')
      .executeTakeFirstOrThrow();
    const seconds = delayAfter(failures);
    if (seconds > 0)
      await trx
        .updateTable('users')
        .set({ locked_until: sql<string>`now() + make_interval(secs => ${seconds})` })
        .where('id', '=', account.id)
        .execute();
    await recordAuthEvent(trx, desk.facts, {
      userId: account.id,
      partnerId: account.partner_id ?? 0,
      event: 'authn_login_fail',
    });
    if (failures === 10)
      await queueMail(trx, world.brand, {
        to: account.email,
        kind: 'login_failures',
        language: account.language,
        link: `${world.publicUrl}/password-recovery`,
        params: { count: failures },
      });
  });
}
const nobody = { userId: 0, partnerId: 0 };
/** Works as the owner of a session, whose brokerage is not known before. */
async function asOwner(
  desk: Desk,
  userId: number,
  work: (trx: Transaction<Database>, owner: { userId: number; partnerId: number }) => Promise<void>,
) {
  const account = { userId, partnerId: 0 };
  const owner = await desk.asAccount(account, (trx) =>
    trx.selectFrom('users').select('partner_id').where('id', '=', userId).executeTakeFirst(),
  );
  if (!owner) return;
  const known = { userId, partnerId: owner.partner_id ?? 0 };
  await desk.asAccount(known, (trx) => work(trx, known));
}
const noteRefusal = (desk: Desk, { userId, sessionId }: { userId: number; sessionId: number }) =>
  asOwner(desk, userId, (trx, owner) =>
    recordAuthEvent(trx, desk.facts, { ...owner, sessionId, event: 'authn_refresh_refused' }),
  );
async function warnOfReuse(desk: Desk, world: AuthWorld, userId: number) {
  await asOwner(desk, userId, async (trx, owner) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'language'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await recordAuthEvent(trx, desk.facts, { ...owner, event: 'authn_token_reuse' });
    await queueMail(trx, world.brand, {
      to: user.email,
      kind: 'token_reuse',
      language: user.language,
      link: `${world.publicUrl}/login`,
    });
  });
  world.kickMail();
}
