import type { Receipt, ReceiptMail } from '@corredor/core/api';
import { formatDate } from '@corredor/core/dates';
import { type Locale, localeOf } from '@corredor/core/locales';
import { addMoney, formatMoney } from '@corredor/core/money';
import type { ReceiptSheet } from '@corredor/core/paper';
import { can } from '@corredor/core/permissions';
import { records } from '@corredor/core/records';
import { formatPhone } from '@corredor/core/validation';
import { conflict, notFound } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { greetingOf, say } from '../../server/request/wording.ts';
import type { MailFile } from '../../services/mail/index.ts';
import { sendMessage } from '../../services/messages/index.ts';
import { nameOf, readBrokerage } from '../documents/index.ts';
import { type NoticeWorld, paymentStore, receiptStore } from '../payments/index.ts';

/** The place of a receipt: the instalment in whose address it stands, and its number. */
interface Place {
  paymentId: number;
  receiptId: number;
}

/** Receipts for payers: what a paper and a mail say of money that came in. A problem is thrown where there is none to give. */
export function receiptPapers(scope: Scope) {
  const { trx, caller } = scope;
  const payments = paymentStore(scope);
  const receipts = receiptStore(scope);
  const partner = async () => {
    const found = await trx
      .selectFrom('partners')
      .select(['name', 'phone', 'email', 'language'])
      .where('id', '=', caller.partnerId)
      .executeTakeFirstOrThrow();
    return { ...found, locale: localeOf(found.language, caller.countryId) };
  };
  const read = async ({ paymentId, receiptId }: Place) => {
    const payment = await payments.find(paymentId);
    if (!payment) throw notFound('payment');
    const receipt = (await receipts.of(paymentId)).find(({ id }) => id === receiptId);
    if (!receipt) throw notFound('receipt');
    if (receipt.voided_at) throw conflict('receipt_voided');
    // Of what an import brought, the brokerage did not see the money.
    if (receipt.kind !== 'money' || receipt.from_import || payment.kind === 'credit')
      throw conflict('receipt_without_money');
    const payer = await trx
      .selectFrom('customers')
      .select(['name', 'legal_type', 'identification', 'email'])
      .where('id', '=', payment.payer_id)
      .executeTakeFirstOrThrow();
    const batch = receipt.batch_id === null ? undefined : await receipts.batch(receipt.batch_id);
    const all = batch?.receipts.filter(({ voided_at }) => voided_at === null) ?? [receipt];
    const found = await payments.several(all.map(({ payment_id }) => payment_id));
    // Of a transfer for several payers each learns of their own instalments only.
    const own = new Map(found.filter(({ payer_id }) => payer_id === payment.payer_id).map((one) => [one.id, one]));
    const lines = all.flatMap(({ payment_id, amount }) => {
      const one = own.get(payment_id);
      return one ? [{ payment: one, amount }] : [];
    });
    return { payment, receipt, payer, lines, amount: addMoney('0.00', ...lines.map((line) => line.amount)) };
  };
  type Read = Awaited<ReturnType<typeof read>>;
  const sheetOf = async ({ receipt, payer, lines }: Read): Promise<ReceiptSheet> => {
    const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
    return {
      brokerage: await readBrokerage(scope),
      // As on every paper: who may not view customers learns no number of theirs.
      payer: can(caller.permissions, records.customer.may.view)
        ? { name: payer.name, identification: payer.identification }
        : { name: payer.name, identification: null },
      receipt,
      lines: lines.map(({ payment, amount }) => ({
        policy_number: payment.policy_number,
        provider: payment.provider.name,
        number: payment.number,
        instalments_count: payment.instalments_count,
        movement_number: payment.movement_number ?? null,
        movement_kind: payment.movement_kind ?? null,
        amount,
        balance: payment.balance,
      })),
      made_on: today,
    };
  };
  const paramsOf = (
    { payer, lines, amount, receipt }: Read,
    { name, phone, email, locale }: Awaited<ReturnType<typeof partner>>,
  ) => ({
    greeting: greetingOf(locale, payer),
    amount: formatMoney(amount, receipt.currency, locale),
    date: formatDate(receipt.received_on, locale),
    lines: lines
      .map(({ payment, amount: part }) =>
        say(locale, 'mail.receiptLine', {
          policy: payment.policy_number,
          provider: payment.provider.name,
          number: payment.number,
          count: payment.instalments_count,
          amount: formatMoney(part, payment.currency, locale),
        }),
      )
      .map((line) => `- ${line}`)
      .join('\n'),
    partner: name,
    phone: formatPhone(phone),
    email,
  });
  return {
    /** What the paper says. */
    sheet: async (place: Place) => sheetOf(await read(place)),
    /** Whom the mail would reach, and in which words. */
    mail: async (place: Place): Promise<ReceiptMail> => {
      const found = await read(place);
      const from = await partner();
      const params = paramsOf(found, from);
      const { payment, payer } = found;
      return {
        payer: payment.payer,
        email: payer.email,
        language: from.language,
        subject: say(from.locale, 'mail.receipt.subject', params),
        body: say(from.locale, 'mail.receipt.body', params),
        file_name: nameOf({ kind: 'receipt', sheet: await sheetOf(found), locale: from.locale }),
        refusal: payment.is_sample ? 'sample_unmailed' : payer.email ? null : 'payer_without_email',
      };
    },
    /** What is needed to draw the paper for the mail, in the brokerage's language. */
    paper: async (place: Place): Promise<{ sheet: ReceiptSheet; locale: Locale }> => ({
      sheet: await sheetOf(await read(place)),
      locale: (await partner()).locale,
    }),
    /** Puts the mail into the outbox; it leaves once the change is committed. */
    send: async (place: Place, to: string, file: MailFile, world: NoticeWorld): Promise<Receipt> => {
      const found = await read(place);
      const from = await partner();
      await sendMessage(scope, world.brand, {
        model: 'payment',
        records: found.lines.map(({ payment }) => payment),
        mail: {
          to,
          replyTo: from.email,
          kind: 'receipt',
          language: from.language,
          params: paramsOf(found, from),
          files: [file],
        },
      });
      scope.afterCommit(world.kickMail);
      return found.receipt;
    },
    find: async (place: Place) => (await read(place)).receipt,
  };
}
