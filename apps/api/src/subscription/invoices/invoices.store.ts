import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { queueMail } from '../../services/mail/index.ts';
import type { Invoice } from './invoice.ts';
import { invoicePdf } from './invoicePdf.ts';

type Trx = Transaction<Database>;

/** Whom a payment without a purchase is invoiced to: one that an operator entered by hand. */
const partnerOf = (trx: Trx, partnerId: number) =>
  trx
    .selectFrom('partners as p')
    .innerJoin('partner_today as t', 't.partner_id', 'p.id')
    .select(['p.name', 'p.tax_id', 'p.email', 'p.phone', 'p.country_id', 'p.direction', 'p.language', 't.today'])
    .where('p.id', '=', partnerId)
    .executeTakeFirstOrThrow();

/** The next number; the row is kept until the transaction ends, so that a purchase that fails leaves no gap. */
async function nextNumber(trx: Trx) {
  const { last } = await trx
    .updateTable('invoice_numbers')
    .set({ last: sql<number>`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow();
  return String(last).padStart(9, '0');
}

interface Issue {
  partnerId: number;
  paymentId: number;
  mail: 'subscription_paid' | 'subscription_approved';
}
/** Freezes what a paid payment's invoice says, and mails it as a PDF in the brokerage's language. */
export async function issueInvoice(
  trx: Trx,
  words: { brand: string; publicUrl: string },
  { partnerId, paymentId, mail }: Issue,
) {
  const payment = await trx
    .selectFrom('subscription_payments as y')
    .innerJoin('plans as l', 'l.id', 'y.plan_id')
    .select(['l.name as plan', 'y.renewal_frequency', 'y.from_date', 'y.to_date', 'y.subtotal', 'y.credit'])
    .select(['y.vat_percent', 'y.tax', 'y.amount as total', 'y.currency', 'y.name as full_name'])
    .where('y.partner_id', '=', partnerId)
    .where('y.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const checkout = await trx
    .selectFrom('checkouts')
    .select(['full_name', 'fiscal_id', 'email', 'phone', 'country_id', 'address', 'card_brand', 'card_last4'])
    .where('partner_id', '=', partnerId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  const { name: _name, tax_id, direction, today, language, ...partner } = await partnerOf(trx, partnerId);
  const billed = checkout ?? {
    ...partner,
    fiscal_id: tax_id,
    address: direction ?? '',
    card_brand: null,
    card_last4: null,
  };
  const invoice = await trx
    .insertInto('invoices')
    .values({
      ...payment,
      ...billed,
      partner_id: partnerId,
      payment_id: paymentId,
      number: await nextNumber(trx),
      issued_on: today,
      language,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueMail(trx, words.brand, {
    to: invoice.email,
    kind: mail,
    language,
    link: `${words.publicUrl}/app/configuration`,
    params: { name: invoice.full_name, plan: invoice.plan, number: invoice.number },
    files: [{ name: fileNameOf(invoice), content: await invoicePdf(invoice, words.brand) }],
  });
}
/** What the file of an invoice is called. */
export const fileNameOf = ({ number, language }: Pick<Invoice, 'number' | 'language'>) =>
  `${language === 'es' ? 'factura' : 'invoice'}-${number}.pdf`;

/** An invoice of the brokerage. */
export const findInvoice = (trx: Trx, partnerId: number, id: number) =>
  trx.selectFrom('invoices').selectAll().where('partner_id', '=', partnerId).where('id', '=', id).executeTakeFirst();
