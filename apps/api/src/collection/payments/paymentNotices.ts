import type { Payment, PaymentReminder } from '@corredor/core/api';
import { formatDate } from '@corredor/core/dates';
import { type Locale, localeOf } from '@corredor/core/locales';
import { compareMoney, formatMoney } from '@corredor/core/money';
import { formatPhone } from '@corredor/core/validation';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { greetingOf, say } from '../../server/request/wording.ts';
import type { MailFile, MailToSend } from '../../services/mail/index.ts';
import { sendMessage } from '../../services/messages/index.ts';

/** What reminders need from outside the database. */
export interface NoticeWorld {
  brand: string;
  kickMail: () => void;
}

/** Reminders of instalments: whom they reach, in the brokerage's language, and sending one. */
export function paymentNotices(scope: Scope, world: NoticeWorld) {
  const { trx, caller, afterCommit } = scope;
  const contactsOf = async (payment: Payment) => {
    const payer = await trx
      .selectFrom('customers')
      .select(['name', 'legal_type', 'email', 'phone'])
      .where('id', '=', payment.payer_id)
      .executeTakeFirstOrThrow();
    const partner = await trx
      .selectFrom('partners')
      .select(['name', 'phone', 'email', 'language'])
      .where('id', '=', caller.partnerId)
      .executeTakeFirstOrThrow();
    return { payer, partner };
  };
  /** What the payer has open in their favour with the same insurer, of this policy and of others. */
  const creditsOf = async ({ payer_id, provider_id }: Payment) =>
    trx
      .selectFrom('payment_states as y')
      .innerJoin('policies as p', 'p.id', 'y.policy_id')
      .select(['y.id', 'y.policy_id', sql<string>`coalesce(p.number, '')`.as('policy_number')])
      .select(sql<string>`abs(y.balance)::text`.as('amount'))
      .where('p.payer_id', '=', payer_id)
      .where('p.provider_id', '=', provider_id)
      .where('p.deleted_at', 'is', null)
      .where('y.kind', '=', 'credit')
      .where('y.is_paid', '=', false)
      .orderBy('y.due_date')
      .orderBy('y.id')
      .limit(20)
      .execute();
  const wordsOf = async (payment: Payment) => {
    const { payer, partner } = await contactsOf(payment);
    const { language } = partner;
    const kind = payment.status === 'delayed' ? ('payment_late' as const) : ('payment_due' as const);
    const locale = localeOf(language, caller.countryId);
    const params = { ...paramsOf(payment, partner, locale), greeting: greetingOf(locale, payer) };
    return { payer, partner, language, locale, kind, params };
  };
  return {
    read: async (payment: Payment): Promise<PaymentReminder> => {
      const { payer, language, locale, kind, params } = await wordsOf(payment);
      return {
        payer: payment.payer,
        email: payer.email,
        phone: payer.phone,
        language,
        subject: say(locale, `mail.${kind}.subject`, params),
        body: say(locale, `mail.${kind}.body`, { ...params, attached: '' }),
        body_with_plan: say(locale, `mail.${kind}.body`, { ...params, attached: attachedIn(locale) }),
        message: say(locale, `chat.${kind}`, params),
        credits: await creditsOf(payment),
        last_notified_at: payment.last_notified_at,
        refusal: payment.reminder_refusal,
      };
    },
    /** Puts the mail into the outbox; it leaves once the change is committed. */
    send: async (payment: Payment, to: string, plan?: MailFile) => {
      const { partner, language, locale, kind, params } = await wordsOf(payment);
      const attached = plan ? attachedIn(locale) : '';
      const mail: MailToSend = {
        to,
        // Who answers reaches the brokerage.
        replyTo: partner.email,
        kind,
        language,
        params: { ...params, attached },
        files: plan ? [plan] : [],
      };
      await sendMessage(scope, world.brand, { model: 'payment', records: [payment], mail });
      afterCommit(world.kickMail);
    },
  };
}
export type PaymentNotices = ReturnType<typeof paymentNotices>;

/** Says that the payment plan goes with the mail. */
const attachedIn = (locale: Locale) => ` ${say(locale, 'mail.planAttached')}`;

const paramsOf = (
  payment: Payment,
  partner: { name: string; phone: string; email: string },
  locale: Locale,
): Record<string, string | number> => ({
  payer: payment.payer.name,
  number: payment.number,
  count: payment.instalments_count,
  policy: payment.policy_number,
  branch: payment.branch.name,
  provider: payment.provider.name,
  // What is covered, by money or by a credit, is told, and only what is open is asked for.
  ...(compareMoney(payment.paid_amount, '0.00') > 0 && {
    context: 'partPaid',
    whole: formatMoney(payment.amount, payment.currency, locale),
    paid: formatMoney(payment.paid_amount, payment.currency, locale),
  }),
  amount: formatMoney(payment.balance, payment.currency, locale),
  date: formatDate(payment.due_date, locale),
  // The sentence ends behind it, and "S.A.." would have two full stops.
  collector: (payment.collected_by === 'broker' ? partner.name : payment.provider.name).replace(/\.$/, ''),
  partner: partner.name,
  phone: formatPhone(partner.phone),
  email: partner.email,
});
