import { countryOf } from '@corredor/core/countries';
import { formatDate } from '@corredor/core/dates';
import { localeOf } from '@corredor/core/locales';
import { formatMoney, formatPercent } from '@corredor/core/money';
import { planName, say } from '../../server/request/wording.ts';
import type { Invoice } from './invoice.ts';

const blue = '#1d4ed8';
const ink = '#0f172a';
const quiet = '#475569';
const line = '#cbd5e1';
const left = 56;
const right = 539;

/** The signs of Western Europe, which the built-in fonts have; others are written by their bare letter, or as a question mark. */
const writable = (text: string) =>
  [...text.normalize('NFC')]
    .map((sign) => (/[\u0020-\u007e\u00a0-\u00ff€–—‘’“”•…]/.test(sign) ? sign : sign.normalize('NFD').charAt(0)))
    .map((sign) => (/[\u0020-\u007e\u00a0-\u00ff€–—‘’“”•…]/.test(sign) ? sign : '?'))
    .join('');

/** Draws an invoice as a PDF, in the language that was frozen with it. */
export async function invoicePdf(invoice: Invoice, brand: string): Promise<Buffer> {
  // Fetched with the first invoice, so that a start does not wait for it.
  const { default: PDFDocument } = await import('pdfkit');
  const { language } = invoice;
  const locale = localeOf(language, invoice.country_id);
  const t = (key: string, params: Record<string, string> = {}) => writable(say(locale, `invoice.${key}`, params));
  const info = {
    Title: `${t('title')} ${invoice.number}`,
    Author: brand,
    CreationDate: new Date(`${invoice.issued_on}T00:00:00Z`),
  };
  const pdf = new PDFDocument({ size: 'A4', margin: left, info, lang: language });
  const done = collect(pdf);
  drawHead(pdf, invoice, brand, t);
  drawBuyer(pdf, invoice, t);
  drawLines(pdf, invoice, t);
  pdf.end();
  return done;
}
type Words = (key: string, params?: Record<string, string>) => string;

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}

function drawHead(pdf: PDFKit.PDFDocument, invoice: Invoice, brand: string, t: Words) {
  pdf.font('Helvetica-Bold').fontSize(22).fillColor(blue).text(brand, left, 56);
  pdf
    .fontSize(16)
    .fillColor(ink)
    .text(t('title'), left, 60, { width: right - left, align: 'right' });
  pdf.font('Helvetica').fontSize(10).fillColor(quiet);
  pdf.text(t('number', { number: invoice.number }), left, 82, { width: right - left, align: 'right' });
  pdf.text(t('issued', { date: formatDate(invoice.issued_on, localeOf(invoice.language, invoice.country_id)) }), {
    width: right - left,
    align: 'right',
  });
  rule(pdf, 118);
}
function drawBuyer(pdf: PDFKit.PDFDocument, invoice: Invoice, t: Words) {
  const { full_name, fiscal_id, email, phone, address, language } = invoice;
  const country = countryOf(invoice.country_id);
  const place = country ? new Intl.DisplayNames(language, { type: 'region' }).of(country.alpha2) : undefined;
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(quiet).text(t('buyer').toUpperCase(), left, 136);
  pdf
    .font('Helvetica-Bold')
    .fontSize(12)
    .fillColor(ink)
    .text(writable(full_name), { width: right - left });
  pdf.font('Helvetica').fontSize(10).fillColor(ink);
  const lines = [t('fiscal_id', { id: fiscal_id }), [address, place].filter(Boolean).join(', '), `${phone} · ${email}`];
  for (const text of lines) pdf.moveDown(0.2).text(writable(text), { width: right - left });
  pdf.moveDown(1.5);
}
function drawLines(pdf: PDFKit.PDFDocument, invoice: Invoice, t: Words) {
  const { language, currency, credit, vat_percent } = invoice;
  const money = (amount: string) => writable(formatMoney(amount, currency, language));
  rule(pdf, pdf.y);
  const locale = localeOf(language, invoice.country_id);
  const dates = { from: formatDate(invoice.from_date, locale), to: formatDate(invoice.to_date, locale) };
  const top = pdf.y + 14;
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(ink);
  pdf.text(t(`plan_${invoice.renewal_frequency}`, { plan: planName(locale, invoice.plan) }), left, top, {
    width: 340,
  });
  pdf.font('Helvetica').text(money(invoice.subtotal), left, top, { width: right - left, align: 'right' });
  pdf
    .fontSize(10)
    .fillColor(quiet)
    .text(t('term', dates), left, top + 16, { width: 340 });
  rule(pdf, top + 40);
  const rows: [string, string][] = [[t('subtotal'), money(invoice.subtotal)]];
  if (Number(credit) > 0) rows.push([t('credit'), `-${money(credit)}`]);
  rows.push([vat_percent ? t('vat', { percent: formatPercent(vat_percent, language) }) : t('tax'), money(invoice.tax)]);
  let y = top + 54;
  for (const [label, amount] of rows) {
    pdf.font('Helvetica').fontSize(10).fillColor(quiet).text(label, 300, y, { width: 140 });
    pdf.fillColor(ink).text(amount, 440, y, { width: right - 440, align: 'right' });
    y += 18;
  }
  rule(pdf, y + 2, 300);
  pdf
    .font('Helvetica-Bold')
    .fontSize(13)
    .fillColor(ink)
    .text(t('total', { currency }), 300, y + 12, { width: 140 });
  pdf.text(money(invoice.total), 440, y + 12, { width: right - 440, align: 'right' });
  const { card_brand, card_last4 } = invoice;
  if (card_brand && card_last4) {
    const paid = t('card', { brand: card_brand.charAt(0).toUpperCase() + card_brand.slice(1), last4: card_last4 });
    pdf
      .font('Helvetica')
      .fontSize(10)
      .fillColor(quiet)
      .text(paid, left, y + 48, { width: right - left });
  }
  pdf
    .font('Helvetica')
    .fontSize(9)
    .fillColor(quiet)
    .text(t('note'), left, y + 66, { width: right - left });
}
function rule(pdf: PDFKit.PDFDocument, y: number, from = left) {
  pdf.moveTo(from, y).lineTo(right, y).lineWidth(0.75).strokeColor(line).stroke();
}
