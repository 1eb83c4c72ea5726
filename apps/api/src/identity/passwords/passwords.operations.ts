import { sql } from 'kysely';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { invalidField, Problem, unauthorised } from '../../server/request/problems.ts';
import { accepted, ok } from '../../server/request/replies.ts';
import type { Caller } from '../../server/request/scope.ts';
import { say } from '../../server/request/wording.ts';
import { hasEnoughMail, queueMail } from '../../services/mail/index.ts';
import {
  type AuthWorld,
  addMailToken,
  alike,
  endPasswordLinks,
  endSession,
  endSessionsOf,
  enterBrokerage,
  findAccount,
  giveCheckBack,
  hasMailToken,
  readMailToken,
  recordAuthEvent,
  replaceTokens,
  spendMailToken,
  takeCheck,
  tellOfFailures,
} from '../accounts/index.ts';
import { newPasswordProblem, requireGoodPassword } from './newPassword.ts';

const links: ('reset' | 'invite')[] = ['reset', 'invite'];
/** The wrong password at which a session ends, and its owner is told. */
const endsAt = 10;

/** Recovering, resetting, checking and changing a password; a new one ends the sessions of the account, but for the one that changes it. */
export const passwordOperations = (request: RequestContext, world: AuthWorld) =>
  ({
    recoverPassword: async ({ body }) => {
      const account = await findAccount(request.db, body.email);
      await alike(async () => {
        if (!account?.is_active) return;
        await request.asAccount({ userId: account.id, partnerId: 0 }, async (trx) => {
          const most = world.limits.recovery_account;
          const hasEnough = await hasEnoughMail(trx, { to: account.email, purpose: 'recovery', most });
          // Who asked in somebody's name must not leave the owner with links that are over.
          if (hasEnough && (await hasMailToken(trx, account.id, 'reset'))) return;
          await enterBrokerage(trx, account.partner_id);
          const token = await addMailToken(trx, account.id, 'reset');
          const link = `${world.publicUrl}/password-recovery#token=${token}`;
          await queueMail(trx, world.brand, { to: account.email, kind: 'reset', language: account.language, link });
        });
      });
      world.kickMail();
      return accepted({ detail: say(request.facts.locale, 'answer.check_mail') });
    },
    resetPassword: async ({ body }) => {
      const nobody = { userId: 0, partnerId: 0 };
      const token = await request.asAccount(nobody, (trx) => readMailToken(trx, body.token, links));
      if (!token || token.isUsed) throw new Problem(422, 'token_expired');
      const own = { userId: token.userId, partnerId: 0 };
      const user = await request.asAccount(own, (trx) => readAddress(trx, token.userId));
      requireGoodPassword('password', body.password, around(world, user));
      const password_hash = await world.passwords.hashPassword(body.password);
      await request.asAccount(own, async (trx) => {
        // Asked again where it is spent: of several at the same time one sets the password.
        if ((await spendMailToken(trx, body.token, links)) === null) throw new Problem(422, 'token_expired');
        await endPasswordLinks(trx, token.userId);
        // Whoever can read the mail owns the address, so a reset confirms it too.
        await trx
          .updateTable('users')
          .set({
            password_hash,
            failed_logins: 0,
            locked_until: null,
            confirmed_at: sql`coalesce(confirmed_at, app_now())`,
          })
          .where('id', '=', token.userId)
          .execute();
        const counters = { failed_logins: 0, locked_until: null };
        await trx.updateTable('sessions').set(counters).where('user_id', '=', token.userId).execute();
        await endSessionsOf(trx, token.userId, 'password_reset');
        await recordAuthEvent(trx, request.facts, { ...own, event: 'authn_password_reset' });
        await enterBrokerage(trx, user.partner_id);
        await tellOfChange(trx, world, user);
      });
      world.kickMail();
      return ok({ detail: say(request.facts.locale, 'answer.password_changed') });
    },
    checkNewPassword: async ({ body }) => {
      const { password, token, email = '', name, last_name } = body;
      const isOfOthers = [body.email, name, last_name].some((one) => one !== undefined);
      const ofToken = async () => {
        const nobody = { userId: 0, partnerId: 0 };
        const found = token && (await request.asAccount(nobody, (trx) => readMailToken(trx, token, links)));
        if (!found || found.isUsed) return null;
        const { userId } = found;
        return around(world, await request.asAccount({ userId, partnerId: 0 }, (trx) => readAddress(trx, userId)));
      };
      const ofCaller = () =>
        request.asCaller(async ({ trx, caller }) => {
          const user = await readAddress(trx, caller.userId);
          if (!isOfOthers) return around(world, user);
          return { email, words: [world.brand, name, last_name, user.partner?.name, user.partner?.alias] };
        });
      const judged =
        (await ofToken()) ?? (request.token ? await ofCaller() : { email, words: [world.brand, name, last_name] });
      return ok({ problem: newPasswordProblem(password, judged) ?? null });
    },
    changePassword: async ({ body }) => {
      const own = await request.asCaller(async ({ trx, caller }) => ({
        caller,
        user: await readAddress(trx, caller.userId),
        tries: await takeCheck(trx, caller.sessionId),
      }));
      const isRight = await world.passwords
        .verifyPassword(own.user.password_hash, body.current_password)
        .catch(async (error: unknown) => {
          await request.asAccount(own.caller, (trx) => giveCheckBack(trx, own.caller.sessionId, own.tries));
          throw error;
        });
      await request.asAccount(own.caller, (trx) => noteCheck(trx, { request, world, isRight, ...own }));
      if (!isRight && own.tries >= endsAt) throw unauthorised();
      if (!isRight) throw invalidField('current_password', 'problem.wrong_password');
      if (body.new_password === body.current_password) throw invalidField('new_password', 'field.password_same');
      requireGoodPassword('new_password', body.new_password, around(world, own.user));
      const password_hash = await world.passwords.hashPassword(body.new_password);
      const tokens = await request.asCaller(async ({ trx, caller }) => {
        await trx.updateTable('users').set({ password_hash }).where('id', '=', caller.userId).execute();
        await endPasswordLinks(trx, caller.userId);
        await endSessionsOf(trx, caller.userId, 'password_change', caller.sessionId);
        const { userId, partnerId, sessionId } = caller;
        await recordAuthEvent(trx, request.facts, { userId, partnerId, sessionId, event: 'authn_password_change' });
        await tellOfChange(trx, world, own.user);
        return replaceTokens(trx, sessionId);
      });
      world.kickMail();
      return ok(tokens);
    },
  }) satisfies Partial<Operations>;

type Trx = Parameters<Parameters<RequestContext['asAccount']>[1]>[0];
/** The account, and the names that its password must not be made of. */
async function readAddress(trx: Trx, userId: number) {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'language', 'password_hash', 'name', 'last_name', 'partner_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { partner_id: partnerId } = user;
  if (partnerId === null) return { ...user, partner: null };
  await enterBrokerage(trx, partnerId);
  const partner = await trx
    .selectFrom('partners')
    .select(['name', 'alias'])
    .where('id', '=', partnerId)
    .executeTakeFirst();
  return { ...user, partner: partner ?? null };
}
const around = ({ brand }: AuthWorld, user: Awaited<ReturnType<typeof readAddress>>) => ({
  email: user.email,
  words: [brand, user.name, user.last_name, `${user.name} ${user.last_name}`, user.partner?.name, user.partner?.alias],
});
const tellOfChange = (trx: Trx, world: AuthWorld, user: { email: string; language: 'es' | 'en' }) =>
  queueMail(trx, world.brand, {
    to: user.email,
    kind: 'password_changed',
    language: user.language,
    link: `${world.publicUrl}/password-recovery`,
  });

interface Check {
  request: RequestContext;
  world: AuthWorld;
  caller: Caller;
  user: { email: string; language: 'es' | 'en' };
  isRight: boolean;
  /** The how manieth wrong one in this session it would be. */
  tries: number;
}
/** Records a wrong current password as at sign-in; ten end the session, so that nobody guesses on with a stolen one. */
async function noteCheck(trx: Trx, { request, world, caller, user, isRight, tries }: Check) {
  const { userId, partnerId, sessionId } = caller;
  if (isRight) return forgetChecks(trx, sessionId);
  await recordAuthEvent(trx, request.facts, { userId, partnerId, sessionId, event: 'authn_password_fail' });
  if (tries < endsAt) return;
  if (!(await endSession(trx, sessionId, 'wrong_passwords'))) return;
  await recordAuthEvent(trx, request.facts, { userId, partnerId, sessionId, event: 'authn_session_stopped' });
  await tellOfFailures(trx, world, user, tries);
  world.kickMail();
}
const forgetChecks = async (trx: Trx, sessionId: number) => {
  const none = { failed_checks: 0, checks_locked_until: null };
  await trx.updateTable('sessions').set(none).where('id', '=', sessionId).execute();
};
