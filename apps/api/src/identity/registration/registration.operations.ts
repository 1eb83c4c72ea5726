import { isEmail } from '@corredor/core/validation';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { invalidField, Problem } from '../../server/request/problems.ts';
import { accepted, ok } from '../../server/request/replies.ts';
import { say } from '../../server/request/wording.ts';
import { hasEnoughMail, queueMail } from '../../services/mail/index.ts';
import {
  type AuthWorld,
  addMailToken,
  alike,
  enterBrokerage,
  findAccount,
  readMailToken,
  recordAuthEvent,
  spendMailToken,
} from '../accounts/index.ts';
import { requireGoodPassword } from '../passwords/index.ts';

const nobody = { userId: 0, partnerId: 0 };

/** Making an account: the answers never tell whether an address is known; the mail does. */
export const registrationOperations = (request: RequestContext, world: AuthWorld) =>
  ({
    register: async ({ body }) => {
      if (!isEmail(body.email)) throw invalidField('email', 'field.email_invalid');
      requireGoodPassword('password', body.password, { email: body.email, words: [world.brand] });
      const hash = await world.passwords.hashPassword(body.password);
      const make = async (trx: Transaction<Database>) => {
        const made = await sql<{ id: number | null }>`
          select register_account(${body.email.trim()}, ${hash}, ${body.language}, ${body.plan ?? null}) as id`.execute(
          trx,
        );
        const id = made.rows[0]?.id ?? null;
        if (id === null) {
          if (await hasEnoughMail(trx, { to: body.email, purpose: 'taken' })) return;
          const known = await sql<{
            language: 'es' | 'en';
            partner_id: number | null;
          }>`select language, partner_id from find_account(${body.email.trim()})`.execute(trx);
          const language = known.rows[0]?.language ?? body.language;
          await enterBrokerage(trx, known.rows[0]?.partner_id ?? null);
          const link = `${world.publicUrl}/login`;
          return queueMail(trx, world.brand, { to: body.email, kind: 'register_taken', language, link });
        }
        const { language } = body;
        await recordAuthEvent(trx, request.facts, { userId: id, partnerId: 0, event: 'user_registered' });
        const link = confirmationLink(world, await addMailToken(trx, id, 'confirm'));
        return queueMail(trx, world.brand, { to: body.email, kind: 'confirm', language, link });
      };
      await alike(() => request.asAccount(nobody, make));
      world.kickMail();
      return accepted({ detail: say(request.facts.locale, 'answer.check_mail') });
    },
    confirmRegistration: async ({ body }) => {
      const token = await request.asAccount(nobody, (trx) => readMailToken(trx, body.token, ['confirm']));
      if (!token) throw new Problem(422, 'token_expired');
      await request.asAccount({ userId: token.userId, partnerId: 0 }, async (trx) => {
        // Twice within its life is success; only the first time there is something to do.
        if ((await spendMailToken(trx, body.token, ['confirm'])) === null) return;
        await trx.updateTable('users').set({ confirmed_at: sql`app_now()` }).where('id', '=', token.userId).execute();
        await recordAuthEvent(trx, request.facts, { userId: token.userId, partnerId: 0, event: 'user_confirmed' });
      });
      return ok({ detail: say(request.facts.locale, 'answer.confirmed') });
    },
    resendConfirmation: async ({ body }) => {
      const account = await findAccount(request.db, body.email);
      await alike(async () => {
        if (!account || account.is_confirmed) return;
        await request.asAccount({ userId: account.id, partnerId: 0 }, async (trx) => {
          if (await hasEnoughMail(trx, { to: account.email, purpose: 'confirm' })) return;
          const link = confirmationLink(world, await addMailToken(trx, account.id, 'confirm'));
          await enterBrokerage(trx, account.partner_id);
          await queueMail(trx, world.brand, { to: account.email, kind: 'confirm', language: account.language, link });
        });
      });
      world.kickMail();
      return accepted({ detail: say(request.facts.locale, 'answer.check_mail') });
    },
  }) satisfies Partial<Operations>;

const confirmationLink = (world: AuthWorld, token: string) => `${world.publicUrl}/register/confirm/${token}`;
