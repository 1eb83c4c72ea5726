import { sql } from 'kysely';
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
import { queueMail } from '../mail/index.ts';
import type { Operations } from '../server/operations.ts';
import { Problem, unauthorised } from '../server/problems.ts';
import { noContent, ok } from '../server/replies.ts';
import type { Desk } from '../server/run.ts';
import { createStrangers, delayAfter } from './loginDelays.ts';
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
      return desk.asAccount(opened, async (trx) => {
        await trx
          .updateTable('users')
          .set({ failed_logins: 0, locked_until: null })
          .where('id', '=', account.id)
          .execute();
        const { address, userAgent } = desk.facts;
        const { sessionId, token, refresh } = await openSession(trx, { userId: account.id, userAgent, address });
        await recordAuthEvent(trx, desk.facts, { ...opened, sessionId, event: 'authn_login_success' });
        return ok({ ...(await readSessionRecord(trx, account.id)), token, refresh });
      });
    },
    logout: async ({ body }) => {
      await desk.asAccount({ userId: 0, partnerId: 0 }, async (trx) => {
        const session = await sessionOfRefresh(trx, body.refresh);
        if (session && !session.ended_at) await endSession(trx, session.id, 'logout');
      });
      return noContent();
    },
    refreshSession: async ({ body }) => {
      const rotation = await desk.asAccount({ userId: 0, partnerId: 0 }, async (trx) => {
        const result = await rotate(trx, body.refresh);
        if (result.kind === 'reused') await endSession(trx, result.sessionId, 'token_reuse');
        return result;
      });
      if (rotation.kind === 'reused') await warnOfReuse(desk, world, rotation.userId);
      if (rotation.kind !== 'rotated') throw unauthorised();
      return ok(rotation.tokens);
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
async function warnOfReuse(desk: Desk, world: AuthWorld, userId: number) {
  await desk.asAccount({ userId, partnerId: 0 }, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'language'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) return;
    await recordAuthEvent(trx, desk.facts, { userId, partnerId: 0, event: 'authn_token_reuse' });
    await queueMail(trx, world.brand, {
      to: user.email,
      kind: 'token_reuse',
      language: user.language,
      link: `${world.publicUrl}/login`,
    });
  });
  world.kickMail();
}
