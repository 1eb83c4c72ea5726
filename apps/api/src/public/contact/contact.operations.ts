import { isEmail } from '@corredor/core/validation';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { AuthWorld } from '../../identity/accounts/index.ts';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { invalidField, notFound, Problem } from '../../server/request/problems.ts';
import { accepted } from '../../server/request/replies.ts';
import { say } from '../../server/request/wording.ts';
import { queueMail } from '../../services/mail/index.ts';
import { notify } from '../../services/notifications/index.ts';
import { contactStore } from './contact.store.ts';

const nobody = { userId: 0, partnerId: 0 };
const mostToOperatorInADay = 100;
const secondsOfDay = 86_400;
const tooMany = () => new Problem(429, 'too_many_contacts', { retryAfter: secondsOfDay });

/** Messages of visitors, who have no session. */
export const contactOperations = (request: RequestContext, world: AuthWorld) => {
  /** A message whose answer was lost is sent again, and reaches nobody twice. */
  const once = (account: typeof nobody, work: (trx: Transaction<Database>) => Promise<void>) =>
    request.asAccount(account, (trx) => request.onceForStranger(trx, () => work(trx)));
  const toBroker = async (alias: string, message: VisitorMessage, isProgram: boolean) => {
    const partnerId = await request.asAccount(nobody, (trx) => contactStore(trx).findPartner(alias));
    if (partnerId === undefined) throw notFound('partner');
    if (isProgram) return;
    await once({ userId: 0, partnerId }, async (trx) => {
      const contacts = contactStore(trx);
      // A brokerage is not flooded through its profile, however many addresses the messages come from.
      if ((await contacts.countOfDay()) >= world.limits.contact_day) throw tooMany();
      const { email, language } = await contacts.addressee();
      await contacts.record(partnerId, request.facts);
      await notify(
        { trx, caller: { partnerId, userId: null } },
        { to: { permission: 'core_app.view_customer' }, kind: 'contact_received', params: { ...message } },
      );
      await queueMail(trx, world.brand, {
        to: email,
        replyTo: message.email,
        kind: 'contact',
        language,
        params: { ...message },
      });
    });
  };
  const toOperator = async (message: VisitorMessage, isProgram: boolean) => {
    if (isProgram) return;
    await once(nobody, async (trx) => {
      const { supportEmail: to } = world;
      if ((await contactStore(trx).countToOperator(to)) >= mostToOperatorInADay) throw tooMany();
      const { language } = request.facts;
      await queueMail(trx, world.brand, {
        to,
        replyTo: message.email,
        kind: 'operator_contact',
        language,
        params: { ...message },
      });
    });
  };
  return {
    createContact: async ({ body }) => {
      const { alias, website, ...message } = body;
      if (!isEmail(message.email)) throw invalidField('email', 'field.email_invalid');
      // A program fills in what no person sees: it is told nothing that it could learn from.
      const isProgram = Boolean(website);
      await (alias === null ? toOperator(message, isProgram) : toBroker(alias, message, isProgram));
      world.kickMail();
      return accepted({ detail: say(request.facts.locale, 'answer.contact_taken') });
    },
  } satisfies Partial<Operations>;
};
interface VisitorMessage {
  name: string;
  email: string;
  message: string;
}
