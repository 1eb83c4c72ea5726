import type { Renewal } from '@corredor/core/api';
import type { Locale } from '@corredor/core/locales';
import writeExcel from 'write-excel-file/node';
import { say } from '../../server/request/wording.ts';

/** A term as the list for an insurer names it. */
export interface ListedTerm extends Renewal {
  identification: string | null;
}
const days: Record<Locale, string> = { es: 'dd/mm/yyyy', 'en-GB': 'dd mmm yyyy', 'en-US': 'mmm dd, yyyy' };
const columns = ['policy', 'contractor', 'identification', 'branch', 'from', 'until', 'net'] as const;

/** The Excel list of what ends with one insurer. */
export async function renewalSheet(terms: readonly ListedTerm[], locale: Locale) {
  const word = (name: string) => say(locale, `mail.renewalList.${name}`);
  // A text of such signs would be read as a code of the sheet.
  const text = (value: string | null | undefined) => ({
    type: String,
    value: (value ?? '').replace(/_x(?=[0-9a-f]{4}_)/gi, '_x005F_x'),
  });
  const day = (value: string | null) =>
    value ? { type: Date, value: new Date(`${value}T00:00:00Z`), format: days[locale] } : text('');
  const rows = terms.map((term) => [
    text(term.policy.name),
    text(term.contractor?.name),
    text(term.identification),
    text(term.branch?.name),
    day(term.start_date),
    day(term.end_date),
    { type: Number, value: Number(term.net_premium), format: '#,##0.00' },
  ]);
  const head = columns.map((name) => ({ type: String, value: word(name), fontWeight: 'bold' as const }));
  const sheet = writeExcel([head, ...rows], { columns: columns.map(() => ({ width: 20 })), stickyRowsCount: 1 });
  return { name: word('file'), content: await sheet.toBuffer() };
}
