import { isEmail } from '@corredor/core/validation';
import type { AuthWorld } from '../accounts/index.ts';
import { queueMail } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import type { Operations } from '../server/operations.ts';
import { invalidField, notFound, Problem } from '../server/problems.ts';
import { accepted } from '../server/replies.ts';
import type { Desk } from '../server/run.ts';
import { say } from '../server/wording.ts';
import { contactStore } from './contact.store.ts';

const nobody = { userId: 0, partnerId: 0 };
/** A brokerage is not flooded through its profile, however many addresses the messages come from. */
const mostInADay = 20;
const secondsOfDay = 86_400;

/** Messages of visitors, who have no session. */
export const contactDesk = (desk: Desk, world: AuthWorld) =>
  ({
    createContact: async ({ body }) => {
      const { alias, website, ...message } = body;
      if (!isEmail(message.email)) throw invalidField('email', 'field.email_invalid');
      const partnerId = await desk.asAccount(nobody, (trx) => contactStore(trx).findPartner(alias));
      if (partnerId === undefined) throw notFound('partner');
      const answer = accepted({ detail: say(desk.facts.language, 'answer.contact_taken') });
      // A program filled in what no person sees: it is told nothing that it could learn from.
      if (website) return answer;
      await desk.asAccount({ userId: 0, partnerId }, async (trx) => {
        const contacts = contactStore(trx);
        if ((await contacts.countOfDay()) >= mostInADay)
          throw new Problem(429, 'too_many_contacts', { retryAfter: secondsOfDay });
        const { email, language } = await contacts.addressee();
        await contacts.record(partnerId, desk.facts);
        await notify(
          { trx, caller: { partnerId, userId: null } },
          { to: { permission: 'core_app.view_customer' }, kind: 'contact_received', params: message },
        );
        await queueMail(trx, world.brand, { to: email, kind: 'contact', language, params: message });
      });
      world.kickMail();
      return answer;
    },
  }) satisfies Partial<Operations>;
