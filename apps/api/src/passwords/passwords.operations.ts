import { sql } from 'kysely';
import {
  type AuthWorld,
  addMailToken,
  alike,
  endSessionsOf,
  findAccount,
  hasEnoughMail,
  readMailToken,
  recordAuthEvent,
  replaceTokens,
  spendMailToken,
} from '../accounts/index.ts';
import { queueMail } from '../mail/index.ts';
import type { Operations } from '../server/operations.ts';
import { invalidField, Problem } from '../server/problems.ts';
import { accepted, ok } from '../server/replies.ts';
import type { Desk } from '../server/run.ts';
import { say } from '../server/wording.ts';
import { requireGoodPassword } from './newPassword.ts';

/** Recovering, resetting and changing a password; each ends the sessions of the account, but for the one that changes it. */
export const passwordDesk = (desk: Desk, world: AuthWorld) =>
  ({
    recoverPassword: async ({ body }) => {
      const account = await findAccount(desk.db, body.email);
      await alike(async () => {
        if (!account?.is_active) return;
        await desk.asAccount({ userId: account.id, partnerId: 0 }, async (trx) => {
          if (await hasEnoughMail(trx, account.email)) return;
          const token = await addMailToken(trx, account.id, 'reset');
          const link = `${world.publicUrl}/password-recovery#token=${token}`;
          await queueMail(trx, world.brand, { to: account.email, kind: 'reset', language: account.language, link });
        });
      });
      world.kickMail();
      return accepted({ detail: say(desk.facts.language, 'answer.check_mail') });
    },
    resetPassword: async ({ body }) => {
      const nobody = { userId: 0, partnerId: 0 };
      const token = await desk.asAccount(nobody, (trx) => readMailToken(trx, body.token, ['reset', 'invite']));
      if (!token || token.isUsed) throw new Problem(422, 'token_expired');
      const own = { userId: token.userId, partnerId: 0 };
      const user = await desk.asAccount(own, (trx) => readAddress(trx, token.userId));
      requireGoodPassword('password', body.password, user.email);
      const password_hash = await world.passwords.hashPassword(body.password);
      await desk.asAccount(own, async (trx) => {
        await spendMailToken(trx, body.token);
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
        await endSessionsOf(trx, token.userId, 'password_reset');
        await recordAuthEvent(trx, desk.facts, { ...own, event: 'authn_password_reset' });
        await tellOfChange(trx, world, user);
      });
      world.kickMail();
      return ok({ detail: say(desk.facts.language, 'answer.password_changed') });
    },
    changePassword: async ({ body }) => {
      const own = await desk.asCaller(async ({ trx, caller }) => ({
        caller,
        user: await readAddress(trx, caller.userId),
      }));
      if (!(await world.passwords.verifyPassword(own.user.password_hash, body.current_password)))
        throw invalidField('current_password', 'problem.wrong_password');
      if (body.new_password === body.current_password) throw invalidField('new_password', 'field.password_same');
      requireGoodPassword('new_password', body.new_password, own.user.email);
      const password_hash = await world.passwords.hashPassword(body.new_password);
      const tokens = await desk.asCaller(async ({ trx, caller }) => {
        await trx.updateTable('users').set({ password_hash }).where('id', '=', caller.userId).execute();
        await endSessionsOf(trx, caller.userId, 'password_change', caller.sessionId);
        const { userId, partnerId, sessionId } = caller;
        await recordAuthEvent(trx, desk.facts, { userId, partnerId, sessionId, event: 'authn_password_change' });
        await tellOfChange(trx, world, own.user);
        return replaceTokens(trx, sessionId);
      });
      world.kickMail();
      return ok(tokens);
    },
  }) satisfies Partial<Operations>;

type Trx = Parameters<Parameters<Desk['asAccount']>[1]>[0];
const readAddress = (trx: Trx, userId: number) =>
  trx
    .selectFrom('users')
    .select(['email', 'language', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
const tellOfChange = (trx: Trx, world: AuthWorld, user: { email: string; language: 'es' | 'en' }) =>
  queueMail(trx, world.brand, {
    to: user.email,
    kind: 'password_changed',
    language: user.language,
    link: `${world.publicUrl}/password-recovery`,
  });
